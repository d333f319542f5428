/** Of the languages on the page, shows the one that was chosen here before, or the first of the browser's that is there. */
const wishes = [localStorage.getItem('klejnot-language') ?? '', ...navigator.languages.map((wish) => wish.slice(0, 2))];
const sections = [...document.querySelectorAll('main')];
const shown = wishes.map((wish) => sections.find(({ lang }) => lang === wish)).find(Boolean) ?? sections[0];
for (const section of sections) section.hidden = section !== shown;
document.documentElement.lang = shown.lang;
document.title = `Klejnot – ${shown.querySelector('h1').textContent}`;
