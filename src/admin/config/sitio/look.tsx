import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { createHistory, createRouter, RouterProvider, useRouter } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { userQuery } from '@/access/current-user'
import { SHADES, shadesOf } from '@/entities/sitio/marca'
import type { Sitio } from '@/entities/sitio/sitio'
import { sitioQuery } from '@/entities/sitio/use-sitio'
import classes from './sitio.module.css'

/** Gives the frame's page this page's sheets and scheme, also those that come later. Returns what ends that. */
function dress(inside: Document): () => void {
  const { head, documentElement: html } = document
  const copied = new Set<Element>()
  const copy = () => {
    for (const sheet of head.querySelectorAll('link[rel=stylesheet], style')) {
      if (copied.has(sheet)) continue
      copied.add(sheet)
      inside.head.append(inside.importNode(sheet, true))
    }
    inside.documentElement.lang = html.lang
    for (const [name, value] of Object.entries(html.dataset)) inside.documentElement.dataset[name] = value
  }
  copy()
  const changes = new MutationObserver(copy)
  changes.observe(head, { childList: true })
  changes.observe(html, { attributes: true })
  return () => changes.disconnect()
}

/** The history of a page that nobody leaves. The router's own in memory would be in every page's first file. */
function staying(path: string) {
  let location = { href: path, pathname: path, search: '', hash: '', state: { __TSR_index: 0 } }
  const stay = () => undefined
  return createHistory({
    getLocation: () => location,
    getLength: () => 1,
    pushState: stay,
    replaceState: (href, state) => {
      location = { ...location, href, state }
    },
    go: stay,
    back: stay,
    forward: stay,
    createHref: (href) => href,
  })
}

type LookProps = {
  /** The page's public address. */
  path: string
  /** The site as it would be once what is typed were saved. */
  sitio: Sitio
  /** What is being edited there, as a selector: the page scrolls to it. */
  at: string
}

/**
 * The router's own page at an address, over data of its own: what is typed is never where another page reads, nobody is
 * signed in, and nothing in it can be pressed.
 */
function Page({ path, sitio, at, inside }: LookProps & { inside: Document }) {
  const own = useQueryClient()
  const { routeTree, options } = useRouter()
  const shown = useDeferredValue(sitio)
  const [{ client, router }] = useState(() => {
    const client = new QueryClient({ defaultOptions: own.getDefaultOptions() })
    for (const { queryKey, state } of own.getQueryCache().getAll())
      if (state.data !== undefined) client.setQueryData(queryKey, state.data)
    client.setQueryData(userQuery.queryKey, null)
    client.setQueryData(sitioQuery.queryKey, sitio)
    const { defaultErrorComponent, defaultNotFoundComponent } = options
    const router = createRouter({
      routeTree,
      history: staying(path),
      context: { queryClient: client },
      defaultErrorComponent,
      defaultNotFoundComponent,
    })
    // Else it would scroll the panel's window to its top.
    void router.navigate({ to: path, replace: true, resetScroll: false })
    return { client, router }
  })

  useEffect(() => {
    client.setQueryData(sitioQuery.queryKey, shown)
    const shades = shadesOf(shown.color)
    for (const name of SHADES) inside.documentElement.style.setProperty(name, shades?.[name] ?? '')
  }, [client, shown, inside])

  const scroll = useEffectEvent((at: string) => {
    const target = at ? inside.querySelector(at) : null
    const page = inside.scrollingElement
    if (!page) return
    const header = inside.querySelector('header')?.getBoundingClientRect().height ?? 0
    page.scrollTop += (target?.getBoundingClientRect().top ?? -page.scrollTop) - header
  })
  const scrollHere = useEffectEvent(() => scroll(at))
  useEffect(() => router.subscribe('onRendered', () => scrollHere()), [router])
  useEffect(() => scroll(at), [at])

  return (
    <div inert>
      <QueryClientProvider client={client}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </div>
  )
}

/** A public page as a phone would show it, in a frame of a phone's width. */
export function Look({ title, ...page }: LookProps & { title: string }) {
  const [inside, setInside] = useState<Document | null>(null)
  useEffect(() => (inside ? dress(inside) : undefined), [inside])
  // Firefox puts another document in place of the first once the frame has loaded.
  const enter = (frame: HTMLIFrameElement | null) => setInside(frame?.contentDocument ?? null)
  return (
    <>
      <iframe
        title={title}
        className={classes.frame}
        ref={enter}
        onLoad={({ currentTarget }) => enter(currentTarget)}
      />
      {inside && createPortal(<Page key={page.path} {...page} inside={inside} />, inside.body)}
    </>
  )
}
