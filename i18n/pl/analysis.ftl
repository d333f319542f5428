### Co mówią analiza i podpowiedzi. Konwencje: en/events.ftl.

## Co jest nie tak

analysis-no-decision = { $file }: nikt jeszcze o niczym nie zdecydował, więc nie ma czego analizować
analysis-no-choice = po { $at } akcjach nikt nie ma nic do wyboru; inną pozycję wskaż przez --at

## Podpowiedzi

analysis-chances = Szanse na wygraną: { $chances }
analysis-then = potem { $line }

## Raport

analysis-title = { $title }, gracze: { $players } ({ $config }); wynik: { $result }
analysis-effort = Rozegrane w myślach partie na pozycję: { $iterations }, niezależne przeszukania: { $searches }; ziarno { $seed }
analysis-seat = Według wiedzy gracza: { $name }
analysis-balance = Początek { $start }; własne wybory { $own }, inni i reszta { $others }, losowania { $draws }; koniec { $end }
analysis-marks = Decyzje: { $decisions }, średnia strata w punktach: { $loss }; niedokładności: { $inaccuracies }, błędy: { $mistakes }, grube błędy: { $blunders }
analysis-column-at = po
analysis-column-action = wybrano
analysis-column-chance = szansa
analysis-column-loss = strata
analysis-column-mark = ocena
analysis-column-best = lepsze
analysis-column-line = i potem
analysis-column-choices = najlepsze, i co potem
analysis-inaccuracy = niedokładność
analysis-mistake = błąd
analysis-blunder = gruby błąd
analysis-draws = losowania
analysis-end = koniec

## Strona

analysis-page-title = Analiza: { $title }
analysis-page-course = Szansa na wygraną w toku gry
analysis-page-course-axis = dotychczasowe akcje, razem z losowaniami
analysis-page-balance = Los i wybór
analysis-page-start = początek
analysis-page-own = własne wybory
analysis-page-others = inni i reszta
analysis-page-draws = losowania
analysis-page-end = koniec
analysis-page-decisions = Decyzje
analysis-page-meaning = Co znaczą te liczby
analysis-page-meaning-chance = Szansa na wygraną to średnia z kilku przeszukań, według tego, co gracz mógł wtedy wiedzieć; liczba po ± i pas na wykresie mówią, o ile może się różnić inna taka analiza (95%).
analysis-page-meaning-marks = Strata to szansa na wygraną, którą wybrana akcja oddaje w porównaniu z najlepszą, w punktach procentowych. Od 3 punktów to niedokładność, od 7 błąd, od 15 gruby błąd; ale nigdy, jeśli jest mniejsza niż jej własne ±.
analysis-page-meaning-balance = Własne wybory to wszystkie straty tego gracza razem. To, co zmienia się między chwilą przed losowaniem a chwilą po nim, jest losem. Reszta to działania innych, wraz z tym, co przeszukania chwilę później oceniły inaczej. Początek, własne wybory, inni i losowania razem dają koniec.

## Kalibracja

calibrate-title = { $title }, gracze: { $players }; gry bota { $bot } z samym sobą: { $games }
calibrate-axis-predicted = szansa na wygraną według analizy
calibrate-axis-happened = wygrano
calibrate-column-bin = zapowiedź
calibrate-column-count = ile razy
calibrate-column-predicted = średnio
calibrate-column-happened = wygrano
calibrate-column-off = różnica
calibrate-summary = Zapowiedzi: { $predictions }. Najgorszy przedział z { $least } lub więcej myli się o { $worst } pkt (bez poprawki { $raw-worst }); średnio { $average } (bez poprawki { $raw-average }).
calibrate-fitted = Najlepsza poprawka: scale { $scale }, tempo { $tempo }
