import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * One window for all files of a worker, which share their modules: creating one for each takes longer than the tests.
 */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if ('happyDOM' in global) return { teardown: () => undefined }
    // From version 25 on Node has a storage of its own, which without a file is none, and the window's would not take
    // its place.
    for (const name of ['localStorage', 'sessionStorage']) delete global[name]
    await builtinEnvironments['happy-dom'].setup(global, options)
    return { teardown: () => undefined }
  },
} satisfies Environment
