import { useHotkeys, useOs } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { Search } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import classes from './busqueda.module.css'

const SearchDialog = lazy(() => import('./search-dialog').then(({ SearchDialog }) => SearchDialog))

/** The header's search button and Ctrl+K; the search itself is loaded on first use. */
export function PanelSearch() {
  const [requests, setRequests] = useState(0)
  const withPart = useWithPart()
  const { isOpen } = useOverlays()
  const apple = ['macos', 'ios'].includes(useOs())

  const open = () => {
    // A dialog keeps the keyboard to itself; this search is one too.
    if (isOpen()) return
    withPart(SearchDialog, () => setRequests((count) => count + 1))
  }
  // Also while one types in a filter, hence no tags to ignore.
  useHotkeys([['mod+K', open]], [])

  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label="Buscar en el panel"
        aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={(event) => {
          // Safari doesn't focus a clicked button.
          event.currentTarget.focus()
          open()
        }}
      >
        <Search size={18} aria-hidden />
        <span className={classes.wide}>Buscar en el panel</span>
        {/* Drawn by CSS, because text in the button would become part of its name. */}
        <kbd className={classes.keys} data-keys={apple ? '⌘K' : 'Ctrl K'} aria-hidden />
      </button>
      <Suspense>{requests > 0 && <SearchDialog requests={requests} />}</Suspense>
    </>
  )
}
