### Co jest nie tak z zapisem, opcją albo wpisaną akcją. Konwencje: en/events.ftl.

record-too-long = dłuższy niż { $most } bajtów
record-header = zły nagłówek albo nagłówek nie na miejscu: { $found }
record-missing = brakuje nagłówka { $name }
record-game = nie ma takiej gry: { $found }
record-version = zapis powstał według wersji { $found } zasad, a to jest wersja { $ours }
record-illegal = { $action } jest tu niezgodne z zasadami ({ $rule })
record-after-end = akcja po zakończeniu gry
record-secret = to nie jest sekret, do którego zobowiązano się przed grą
record-commitment = to nie jest SHA-256 sekretu
record-entropies = klucz nie wynika z tego, co dodali gracze, albo ze stołu
record-key = klucz nie wynika z sekretu, stołu i tego, co dodali gracze
record-draw = wylosowano { $real }, a nie { $stated }
record-result = podany wynik to { $stated }, a prawdziwy { $real }

bad-option =
    { $allowed ->
        [once] { $option } podano więcej niż raz
       *[other] { $option } nie przyjmuje wartości „{ $found }”; możliwe: { $allowed }
    }
bad-fixed = powstało przy { $option }={ $found }, a tutaj jest { $option }={ $allowed }
bad-action = to nie jest akcja: „{ $found }”; możliwe postacie: { $expected }
