import { Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { acceptUpdate, postponeUpdate } from '@/app/boot/worker'
import { Button } from '@/shared/ui/control/button'
import classes from './notices.module.css'

/** Asks before anything reloads: someone may be in the middle of a report. */
export function UpdateCard({ updatedElsewhere }: { updatedElsewhere: boolean }) {
  const [accepted, setAccepted] = useState(false)
  const accept = () => {
    setAccepted(true)
    acceptUpdate()
  }
  return (
    <Paper component="section" aria-label="Versión nueva" role="status" className={classes.notice} withBorder>
      {accepted ? <Installing /> : <Question updatedElsewhere={updatedElsewhere} onAccept={accept} />}
    </Paper>
  )
}

function Question({ updatedElsewhere, onAccept }: { updatedElsewhere: boolean; onAccept: () => void }) {
  return (
    <>
      <Text fw={650}>Hay una versión nueva</Text>
      <Text size="sm">
        {updatedElsewhere
          ? 'Otra pestaña ya la usa. Esta se actualiza cuando usted la recargue; lo que está escribiendo se guarda.'
          : 'Se instala al recargar. Lo que está escribiendo se guarda.'}
      </Text>
      <Group mt="xs" gap="xs">
        <Button onClick={onAccept}>Recargar</Button>
        <Button variant="default" onClick={postponeUpdate}>
          Más tarde
        </Button>
      </Group>
    </>
  )
}

/** A browser may take its time to let the old version go, and until then nothing else is to be seen. */
function Installing() {
  return (
    <>
      <Text fw={650}>Instalando la versión nueva…</Text>
      <Text size="sm">
        Si en unos segundos no se recarga sola, cierre todas las pestañas de esta aplicación y ábrala de
        nuevo. Lo que está escribiendo se guarda.
      </Text>
    </>
  )
}
