import '@mantine/spotlight/styles.layer.css'
import { useHotkeys, useOs } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/shared/task/when-idle'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { Search } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import classes from './busqueda.module.css'
import { usePanelKeys } from './use-panel-keys'

const SearchDialog = lazy(() => import('./search-dialog').then(({ SearchDialog }) => SearchDialog))
const KeysDialog = lazy(() => import('./keys-dialog').then(({ KeysDialog }) => KeysDialog))

/** Fetched ahead, so that the keys answer at once. Without a network it is asked for again when it is wanted. */
const fetchAhead = () => whenIdle(() => void SearchDialog.load().catch(() => undefined))

/** The header's search button, Ctrl+K and the panel's other keys. */
export function PanelSearch() {
  const [requests, setRequests] = useState(0)
  const [showsKeys, setShowsKeys] = useState(false)
  const withPart = useWithPart()
  const { isOpen } = useOverlays()
  const apple = ['macos', 'ios'].includes(useOs())

  useEffect(fetchAhead, [])
  const open = () => {
    // A dialog keeps the keyboard to itself; this search is one too.
    if (isOpen()) return
    withPart(SearchDialog, () => setRequests((count) => count + 1))
  }
  // Also while one types in a filter, hence no tags to ignore.
  useHotkeys([['mod+K', open]], [])
  const showKeys = () => withPart(KeysDialog, () => setShowsKeys(true))
  usePanelKeys({ onSearch: open, onKeys: showKeys })

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
      <Suspense>{requests > 0 && <SearchDialog requests={requests} onKeys={showKeys} />}</Suspense>
      <Suspense>{showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}</Suspense>
    </>
  )
}
