import type { AnyRouter } from '@tanstack/react-router'

type Tag = { name: 'meta' | 'link'; attributes: Record<string, string> }

type Head = {
  meta?: (Record<string, string> | undefined)[] | undefined
  links?: (Record<string, string> | undefined)[] | undefined
}

/** The title and head tags of the current page, from the innermost route that has any. */
export function pageTags(router: AnyRouter): { title: string; tags: Tag[] } {
  let title = ''
  let tags: Tag[] = []
  for (const { meta = [], links = [] } of router.state.matches as Head[]) {
    title = meta.find((one) => one?.title)?.title ?? title
    const own = [
      ...meta.filter((one) => one && !one.title).map((one) => ({ name: 'meta', attributes: one })),
      ...links.map((one) => ({ name: 'link', attributes: one })),
    ] as Tag[]
    if (own.length > 0) tags = own
  }
  return { title, tags }
}
