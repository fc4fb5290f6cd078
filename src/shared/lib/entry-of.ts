/** What an object itself says under a name. A stored name may be one that every object has, such as `constructor`. */
export const entryOf = <V>(entries: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined
