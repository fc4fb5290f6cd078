import { buildIfStale } from '../../tools/build.mjs'

export function setup(): void {
  buildIfStale()
}
