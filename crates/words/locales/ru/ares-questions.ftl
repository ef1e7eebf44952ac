# Ares Expedition: still to be translated (waiting.txt); English stands in.
