### Klient przeglądarkowy i jego serwer. Zasady: en/events.ftl.

## klejnot serve

web-serving = Klejnot działa: { $address } (Ctrl-C kończy)
web-cannot-listen = Nie można nasłuchiwać na { $address }: { $why }
web-cannot-read = Nie można udostępnić klienta z { $folder }: { $why }

## Dlaczego serwer czegoś nie robi

web-refused-malformed = nie da się odczytać wiadomości: { $why }
web-refused-too-large = wiadomość jest za długa
web-refused-unknown-path = pod tym adresem nic nie ma
web-refused-wrong-method = ten adres nie rozumie takiego zapytania
web-refused-foreign-origin = zapytanie pochodzi z obcej strony
web-refused-unknown-game = nie ma gry „{ $found }”
web-refused-bad-seats = co najmniej jedno miejsce musi być twoje, a wszystkie muszą istnieć
web-refused-too-many-tables = nie ma miejsca na kolejny stół; spróbuj później
web-refused-unknown-table = nie ma takiego stołu albo już go nie ma
web-refused-no-seat = to miejsce należy do kogoś innego
web-refused-stale = przy stole już coś się zmieniło; spójrz jeszcze raz
web-refused-key-used = pod tym samym kluczem wysłano już inny ruch
web-refused-illegal = teraz nie wolno
web-refused-nothing-to-undo = nie ma czego cofnąć
web-refused-not-over = gra jeszcze trwa
web-refused-stopping = serwer kończy pracę

web-taken-back = { $seat } cofa ostatnią akcję.
