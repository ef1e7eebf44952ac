# The expansion Colonies: still to come; English stands in (locales/waiting.txt).
