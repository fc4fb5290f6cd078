import { type Profiler, Session } from 'node:inspector'
import { onTestFinished } from 'vitest'

/**
 * How often each function of `src` was called, by its file and name: `entities/guardias/huecos.ts clashesOf`. One without a
 * name has the place in its file where it begins.
 */
export type Calls = ReadonlyMap<string, number>

/**
 * Counts the calls of the app's own functions until the test ends. A callback that judges or compares one record is one
 * call for each: what it costs to look through a list is what stands here. Each `take` begins anew.
 */
export function countCalls(): { take(): Calls } {
  const session = new Session()
  session.connect()
  onTestFinished(() => session.disconnect())
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  const read = (found: Profiler.TakePreciseCoverageReturnType): Calls => {
    const calls = new Map<string, number>()
    for (const { url, functions } of found.result) {
      const file = /\/src\/(.+\.tsx?)(?:\?|$)/.exec(url)?.[1]
      if (!file || url.includes('/node_modules/')) continue
      for (const { functionName, ranges } of functions) {
        const count = ranges[0]?.count ?? 0
        const name = `${file} ${functionName || `@${ranges[0]?.startOffset}`}`
        if (count > 0) calls.set(name, (calls.get(name) ?? 0) + count)
      }
    }
    return calls
  }

  return {
    take() {
      let calls: Calls = new Map()
      // In the same thread it answers at once.
      session.post('Profiler.takePreciseCoverage', (error, found) => {
        if (error) throw error
        calls = read(found)
      })
      return calls
    },
  }
}
