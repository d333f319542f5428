// Shows the description of the API. It is data; every text is set as text.

const find = (root, selector) => root.querySelector(selector);
const nameOf = (reference) => reference.split('/').pop();

/** A type in one line: text, and links to schemas. */
function type(schema) {
  if (!schema) return [''];
  if (schema.$ref) {
    const link = document.createElement('a');
    link.href = `#schema-${nameOf(schema.$ref)}`;
    link.textContent = nameOf(schema.$ref);
    return [link];
  }
  const several = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (several) return several.flatMap((one, i) => [...(i ? [schema.allOf ? ' & ' : ' | '] : []), ...type(one)]);
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(' | ')];
  const kind = [schema.type ?? 'any'].flat().join(' | ');
  if (kind.startsWith('array')) return ['[', ...(schema.prefixItems ?? [schema.items]).flatMap((item, i) => [...(i ? [', '] : []), ...type(item)]), ']'];
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return ['{ ', ...fields.flatMap(([name, field], i) => [`${i ? ', ' : ''}${name}: `, ...type(field)]), ' }'];
  }
  const limits = [['minimum', '≥'], ['maximum', '≤'], ['minLength', 'length ≥'], ['maxLength', 'length ≤'], ['pattern', '']];
  const told = limits.filter(([name]) => schema[name] !== undefined).map(([name, sign]) => ` ${sign} ${schema[name]}`);
  return [kind + told.join(',')];
}

function row(table, ...cells) {
  table.hidden = false;
  const line = find(table, 'tbody').insertRow();
  for (const cell of cells) line.insertCell().append(...[cell].flat());
}

const code = (text) => Object.assign(document.createElement('code'), { textContent: text });

function content(part) {
  const [kind, media] = Object.entries(part?.content ?? {})[0] ?? [];
  return kind ? [...type(media.schema), kind === 'application/json' ? '' : ` (${kind})`] : [''];
}

function showOperation(path, method, operation) {
  const shown = find(document, '#operation').content.cloneNode(true);
  find(shown, 'section').id = operation.operationId;
  find(shown, '.method').textContent = method;
  find(shown, '.path').textContent = path;
  find(shown, '.about').textContent = [operation.summary, operation.description].filter(Boolean).join(' ');
  const secrets = operation.security ?? [];
  find(shown, '.secret').hidden = !secrets.length || secrets.some((secret) => !Object.keys(secret).length);
  for (const parameter of operation.parameters ?? []) {
    row(find(shown, '.parameters'), code(parameter.name), parameter.in, type(parameter.schema), parameter.description ?? '');
  }
  if (operation.requestBody) {
    find(shown, '.body').hidden = false;
    find(shown, '.body .type').append(...content(operation.requestBody));
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    const refusal = Number(status) >= 400;
    const codes = answer.description.replaceAll('`', '');
    row(find(shown, '.answers'), status, refusal ? type({ $ref: 'Refused' }) : content(answer), codes);
  }
  const link = Object.assign(document.createElement('a'), { href: `#${operation.operationId}`, textContent: `${method.toUpperCase()} ${path}` });
  const entry = document.createElement('li');
  entry.append(link);
  find(document, '#contents').append(entry);
  return shown;
}

/** All fields of a schema, those of its parts too. */
function fields(schema) {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, field, schema.required?.includes(name)]);
  return [...own, ...(schema.allOf ?? []).flatMap(fields)];
}

function showSchema(name, schema) {
  const shown = find(document, '#schema').content.cloneNode(true);
  find(shown, 'section').id = `schema-${name}`;
  find(shown, 'h3').textContent = name;
  find(shown, '.about').textContent = schema.description ?? '';
  const own = fields(schema);
  if (!own.length || schema.allOf) {
    find(shown, '.alternatives').hidden = false;
    find(shown, '.alternatives').firstChild.textContent = '';
    find(shown, '.type').append(...type(schema));
  }
  for (const [field, about, required] of own) {
    row(find(shown, '.fields'), code(required ? field : `${field}?`), type(about), about.description ?? '');
  }
  return shown;
}

try {
  const description = await (await fetch('/api/openapi.json')).json();
  const groups = new Map();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags?.[0] ?? '';
      groups.set(group, [...(groups.get(group) ?? []), [path, method, operation]]);
    }
  }
  for (const [group, operations] of groups) {
    const title = Object.assign(document.createElement('h2'), { textContent: group });
    find(document, '#operations').append(title, ...operations.map((operation) => showOperation(...operation)));
  }
  const schemas = Object.entries(description.components.schemas);
  find(document, '#schemas').append(...schemas.map(([name, schema]) => showSchema(name, schema)));
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
} catch (error) {
  find(document, '#problem').hidden = false;
  throw error;
}
