import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import type { OpenRenderer } from '@/server/publico/pages'
import type { Settings } from '@/server/start'
import { DIST } from '../../tools/build.mjs'

const bundle = pathToFileURL(join(dirname(inject('server')), 'paginas.mjs')).href
const { openRenderer }: { openRenderer: OpenRenderer } = await import(bundle)

/** A central that draws the pages of the real build. */
export const DRAWN: Pick<Settings, 'dist' | 'renderer'> = { dist: DIST, renderer: openRenderer }
