# The expansion Turmoil: still to come; English stands in (locales/waiting.txt).
