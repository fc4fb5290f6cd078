import '@mantine/spotlight/styles.layer.css'
import { Modal } from '@mantine/core'
import { createSpotlight, SpotlightRoot } from '@mantine/spotlight'
import { useEffect } from 'react'
import { SearchBox } from './search-box'

const [store, spotlight] = createSpotlight()

/** Opens at each new request. `onClosed` gives the focus back, before a chosen record's dialog takes it. */
export function SearchDialog({ requests, onClosed }: { requests: number; onClosed: () => void }) {
  useEffect(() => {
    if (requests > 0) spotlight.open()
    return spotlight.close
  }, [requests])

  return (
    <SpotlightRoot
      store={store}
      shortcut={null}
      onSpotlightClose={onClosed}
      returnFocus={false}
      size={640}
      xOffset="min(5vw, 0.75rem)"
      yOffset="min(5rem, 5dvh)"
      overlayProps={{ backgroundOpacity: 0.5 }}
    >
      <Modal.Title className="solo-lectores">Buscar en el panel</Modal.Title>
      <SearchBox onClose={spotlight.close} />
    </SpotlightRoot>
  )
}
