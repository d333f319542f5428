### Названия в игре DC Deck-Building Game и в дополнении «Хранители», по идентификаторам. Русские названия — наши.
### Названия не склоняются: см. dc-cards.ftl.

## Стартовые карты

card-dc-punch = Удар
card-dc-vulnerability = Уязвимость

## Стопки рядом с рынком

card-dc-kick = Пинок
card-dc-weakness = Слабость

## Снаряжение

card-dc-aquamans_trident = Трезубец Аквамена
card-dc-batmobile = Бэтмобиль
card-dc-green_arrows_bow = Лук Зелёной Стрелы
card-dc-lasso_of_truth = Лассо истины
card-dc-nth_metal = Энный металл
card-dc-power_ring = Кольцо силы
card-dc-the_bat_signal = Бэт-сигнал
card-dc-the_cape_and_cowl = Плащ и маска
card-dc-utility_belt = Пояс с гаджетами

## Герои

card-dc-blue_beetle = Синий Жук
card-dc-catwoman = Женщина-кошка
card-dc-dark_knight = Тёмный рыцарь
card-dc-emerald_knight = Изумрудный рыцарь
card-dc-green_arrow = Зелёная Стрела
card-dc-high_tech_hero = Герой высоких технологий
card-dc-jonn_jonzz = Дж'онн Дж'онзз
card-dc-kid_flash = Кид Флэш
card-dc-king_of_atlantis = Король Атлантиды
card-dc-man_of_steel = Человек из стали
card-dc-mera = Мера
card-dc-princess_diana_of_themyscira = Принцесса Диана с Темискиры
card-dc-robin = Робин
card-dc-supergirl = Супергёрл
card-dc-swamp_thing = Болотная тварь
card-dc-the_fastest_man_alive = Самый быстрый человек на свете
card-dc-zatanna_zatara = Затанна Затара

## Суперсилы

card-dc-bulletproof = Пуленепробиваемость
card-dc-heat_vision = Тепловое зрение
card-dc-super_speed = Суперскорость
card-dc-super_strength = Нечеловеческая сила
card-dc-x_ray_vision = Рентгеновское зрение

## Локации

card-dc-arkham_asylum = Лечебница Аркхем
card-dc-fortress_of_solitude = Крепость Одиночества
card-dc-the_batcave = Бэт-пещера
card-dc-the_watchtower = Сторожевая башня
card-dc-titans_tower = Башня Титанов

## Злодеи

card-dc-bane = Бэйн
card-dc-bizarro = Бизарро
card-dc-cheetah = Гепарда
card-dc-clayface = Глиноликий
card-dc-doomsday = Думсдэй
card-dc-gorilla_grodd = Горилла Гродд
card-dc-harley_quinn = Харли Квинн
card-dc-lobo = Лобо
card-dc-poison_ivy = Ядовитый Плющ
card-dc-scarecrow = Пугало
card-dc-solomon_grundy = Соломон Гранди
card-dc-starro = Старро
card-dc-suicide_squad = Отряд самоубийц
card-dc-the_penguin = Пингвин
card-dc-the_riddler = Загадочник
card-dc-two_face = Двуликий

## Суперзлодеи

card-dc-ras_al_ghul = Рас аль Гул
card-dc-atrocitus = Атроцитус
card-dc-black_manta = Чёрная Манта
card-dc-brainiac = Брейниак
card-dc-captain_cold = Капитан Холод
card-dc-darkseid = Дарксайд
card-dc-deathstroke = Дефстроук
card-dc-lex_luthor = Лекс Лютор
card-dc-parallax = Параллакс
card-dc-sinestro = Синестро
card-dc-the_anti_monitor = Антимонитор
card-dc-the_joker = Джокер

## Хранители: основная колода

card-dc-hollis_mason = Холлис Мейсон
card-dc-sally_juspeczyk = Салли Юспешчик
card-dc-moloch_the_mystic = Молох Мистик
card-dc-rioters = Бунтующая толпа
card-dc-disintegration = Дезинтеграция
card-dc-duplication = Дублирование
card-dc-reconstruction = Реконструкция
card-dc-nite_owl_mask = Маска Ночной Совы
card-dc-rorschach_mask = Маска Роршаха
card-dc-the_owlship = Совиный корабль
card-dc-new_york_city = Нью-Йорк

## Супергерои

tile-dc-aquaman = Аквамен
tile-dc-batman = Бэтмен
tile-dc-cyborg = Киборг
tile-dc-green_lantern = Зелёный Фонарь
tile-dc-superman = Супермен
tile-dc-the_flash = Флэш
tile-dc-wonder_woman = Чудо-женщина

## Хранители: Супергерои

tile-dc-dr_manhattan = Доктор Манхэттен
tile-dc-nite_owl = Ночная Сова
tile-dc-ozymandias = Озимандия
tile-dc-rorschach = Роршах
tile-dc-silk_spectre = Шёлковый Призрак
tile-dc-the_comedian = Комедиант

## Испытания

tile-dc-the_keene_act = Закон Кина
tile-dc-rioting = Беспорядки
tile-dc-cancer_scare = Раковая паника
tile-dc-nixon = Никсон
tile-dc-alien_invasion = Вторжение пришельцев
tile-dc-the_nuclear_clock = Часы Судного дня

## Заговоры

tile-dc-demonstration_of_power = Демонстрация силы
tile-dc-death_by_a_thousand_cuts = Смерть от тысячи порезов
tile-dc-subversion_of_heroes = Дискредитация героев
tile-dc-turn_the_world_against_itself = Мир против самого себя
tile-dc-technological_breakthrough = Технологический прорыв

## Злодейские козни

tile-dc-equipped_for_mayhem = Во всеоружии хаоса
tile-dc-move_the_heroes_like_pawns = Герои как пешки
tile-dc-outright_villainy = Откровенное злодейство
tile-dc-power_up_for_progress = Сила ради прогресса
