/** What a table of DC needs, fetched when somebody goes to one. */

let opened: ReturnType<typeof fetchAll> | undefined;

async function fetchAll() {
  const [{ Book }, table] = await Promise.all([import('./book'), import('./DcTable.svelte')]);
  return { book: await Book.fetch(), Table: table.default };
}

export type Opened = Awaited<ReturnType<typeof fetchAll>>;

/** The same for all tables. */
export function openDc(): Promise<Opened> {
  opened ??= fetchAll();
  return opened;
}
