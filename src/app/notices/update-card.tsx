import { useEffect, useState } from 'react'
import { type HostChange, hostChange } from '@/access/central/host'
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
  const [change, setChange] = useState<HostChange | null>()
  useEffect(() => {
    void hostChange().then(setChange)
  }, [])
  const accept = () => {
    setAccepted(true)
    worker.accept()
  }
  // A central that was claimed gives the same app with other marks: whoever just claimed it needs no second question. The
  // waiting pages take over when the last tab closes.
  if (change === undefined || change === 'claimed') return null
  return (
    <Sheet component="section" aria-label="Versión nueva" role="status" className={classes.notice}>
      {accepted ? (
        <Installing />
      ) : (
        <Question worker={worker} change={change ?? 'version'} onAccept={accept} />
      )}
    </Sheet>
  )
}

const NEWS = {
  version: ['Hay una versión nueva', 'Se instala al recargar.'],
  gained: [
    'Esta dirección tiene ahora una central',
    'Al recargar, este equipo trabaja con ella: los reportes se envían solos, y el personal ingresa con su cuenta de la central. Antes de enviar o reemplazar registros se le pregunta.',
  ],
  lost: [
    'Esta dirección ya no tiene una central',
    'Al recargar, este equipo trabaja solo con lo que tiene guardado: no envía ni recibe nada. Se ingresa con las contraseñas de la última vez.',
  ],
} as const

type QuestionProps = { worker: AppWorker; change: keyof typeof NEWS; onAccept: () => void }

function Question({ worker, change, onAccept }: QuestionProps) {
  const { updatedElsewhere } = useStore(worker.state)
  const [title, sentence] = NEWS[change]
  return (
    <>
      <Text strong>{title}</Text>
      <Text size="sm">
        {updatedElsewhere
          ? 'Otra pestaña ya la usa. Esta se actualiza cuando usted la recargue; lo que está escribiendo se guarda.'
          : `${sentence} Lo que está escribiendo se guarda.`}
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
