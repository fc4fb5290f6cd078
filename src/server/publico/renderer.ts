import type { PublicCopy } from './copy'

/** Where a visitor goes: `path` is one for all the unknown ones. */
export type Place = { path: string; status: 200 | 404 | 410 }

/** `open`: pages of other sites may read it too. `fault`: why the text is not the page but says that it can't be drawn. */
export type Drawn = { type: string; text: string; open?: true; fault?: unknown }

/** Draws public pages with the app's own code, which this folder must not import: it is a bundle of its own. */
export type Renderer = {
  /** null for an address that no visitor reads. */
  placeOf(pathname: string, copy: PublicCopy): Place | null
  draw(path: string, copy: PublicCopy): Promise<Drawn>
}

export type OpenRenderer = (dist: string) => Renderer
