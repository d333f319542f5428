/** The page that is shown when the server cannot be reached. It is made when the client is built, and needs nothing but its own files. */

/** `say` gives the messages of each language. */
export function offlinePage(say: Readonly<Record<string, (key: string) => string>>): string {
  const sections = Object.entries(say).map(
    ([lang, get]) => `    <main lang="${lang}">
      <img src="/icon.svg" alt="" width="72" height="72" />
      <h1>${escaped(get('page-offline'))}</h1>
      <p>${escaped(get('page-offline-more'))}</p>
      <a href="">${escaped(get('page-again'))}</a>
    </main>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
    <title>Klejnot</title>
  </head>
  <body>
${sections.join('\n')}
    <script type="module" src="/offline.js"></script>
  </body>
</html>
`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
