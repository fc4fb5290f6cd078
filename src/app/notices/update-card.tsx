import { useState } from 'react'
import type { AppWorker } from '@/app/boot/worker'
import { Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { useStore } from '@/shared/ui/control/store'
import { Text } from '@/shared/ui/text/text'
import classes from './notices.module.css'

/** Asks before anything reloads: someone may be in the middle of a report. */
export function UpdateCard({ worker }: { worker: AppWorker }) {
  const [accepted, setAccepted] = useState(false)
  const accept = () => {
    setAccepted(true)
    worker.accept()
  }
  return (
    <Sheet component="section" aria-label="Versión nueva" role="status" className={classes.notice}>
      {accepted ? <Installing /> : <Question worker={worker} onAccept={accept} />}
    </Sheet>
  )
}

function Question({ worker, onAccept }: { worker: AppWorker; onAccept: () => void }) {
  const { updatedElsewhere } = useStore(worker.state)
  return (
    <>
      <Text strong>Hay una versión nueva</Text>
      <Text size="sm">
        {updatedElsewhere
          ? 'Otra pestaña ya la usa. Esta se actualiza cuando usted la recargue; lo que está escribiendo se guarda.'
          : 'Se instala al recargar. Lo que está escribiendo se guarda.'}
      </Text>
      <Group gap="xs" className={classes.answers}>
        <Button onClick={onAccept}>Recargar</Button>
        <Button variant="default" onClick={worker.postpone}>
          Más tarde
        </Button>
      </Group>
    </>
  )
}

/** Shown while the browser replaces the old version, which can take a while without other signs. */
function Installing() {
  return (
    <>
      <Text strong>Instalando la versión nueva…</Text>
      <Text size="sm">
        Si en unos segundos no se recarga sola, cierre todas las pestañas de esta aplicación y ábrala de
        nuevo. Lo que está escribiendo se guarda.
      </Text>
    </>
  )
}
