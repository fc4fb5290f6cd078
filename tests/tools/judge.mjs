/** @typedef {{ file: string, bytes: number }} Sized */
/** @typedef {{ budget: { name: string, limit: number }, subject: string, files: Sized[] }} Load */

/**
 * Compares each load with its limit and lists the ten largest files of a broken one. A load without files is broken
 * too: a budget must not pass because its files weren't found.
 * @param {Load[]} loads
 */
export function judge(loads) {
  return loads.map(({ budget, subject, files }) => {
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const broken = files.length === 0 || total > budget.limit
    const largest = broken ? [...files].sort((a, b) => b.bytes - a.bytes).slice(0, 10) : []
    return { name: budget.name, limit: budget.limit, subject, total, broken, largest }
  })
}

/**
 * The addresses that a built worker precaches, from the list that Workbox injected.
 * @param {string} worker
 */
export function precached(worker) {
  const entries = worker.match(/\{[^{}]*\}/g) ?? []
  const urls = entries.flatMap((entry) =>
    /\brevision\b/.test(entry) ? (entry.match(/\burl["']?\s*:\s*["'`]([^"'`]+)["'`]/)?.slice(1) ?? []) : [],
  )
  return [...new Set(urls)]
}
