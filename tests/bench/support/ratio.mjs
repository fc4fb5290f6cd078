/** @param {number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** A task may return its own time in ms; otherwise it is timed here. */
async function timed(task) {
  const since = performance.now()
  const own = await task()
  return typeof own === 'number' ? own : performance.now() - since
}

/**
 * How many times longer the subject takes than the baseline: medians of `runs` each, in turns, so that a machine that
 * slows down slows both. The first turn warms up and isn't counted.
 * @param {{ subject: () => unknown, baseline: () => unknown, runs?: number }} options
 */
export async function ratio({ subject, baseline, runs = 9 }) {
  const times = { subject: [], baseline: [] }
  for (let turn = 0; turn <= runs; turn++) {
    const baselineTime = await timed(baseline)
    const subjectTime = await timed(subject)
    if (turn === 0) continue
    times.baseline.push(baselineTime)
    times.subject.push(subjectTime)
  }
  return median(times.subject) / median(times.baseline)
}
