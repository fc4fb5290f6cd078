import { Modal } from '@mantine/core'
import { createSpotlight, SpotlightRoot, useSpotlight } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import { useOverlay } from '@/shared/ui/overlay/use-overlay'
import { SearchBox } from './search-box'

/** Opens at each new request. */
export function SearchDialog({ requests, onKeys }: { requests: number; onKeys: () => void }) {
  const [[store, spotlight]] = useState(createSpotlight)
  // Gives the focus back before a chosen record's dialog takes it.
  useOverlay(useSpotlight(store).opened)
  useEffect(() => {
    if (requests > 0) spotlight.open()
    return spotlight.close
  }, [requests, spotlight])

  return (
    <SpotlightRoot
      store={store}
      shortcut={null}
      returnFocus={false}
      size={640}
      xOffset="min(5vw, 0.75rem)"
      yOffset="min(5rem, 5dvh)"
      overlayProps={{ backgroundOpacity: 0.5 }}
    >
      <Modal.Title className="solo-lectores">Buscar en el panel</Modal.Title>
      <SearchBox onClose={spotlight.close} onKeys={onKeys} />
    </SpotlightRoot>
  )
}
