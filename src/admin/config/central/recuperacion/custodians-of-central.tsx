import { Link } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import type { CentralCopies } from '@/access/central/copies'
import { copiesQuery, outsideSentence, restoredWords } from '@/admin/shell/data/central-copies'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { ActionRows } from '@/admin/ui/box/action-rows'
import { Section } from '@/admin/ui/box/section'
import { useNow } from '@/admin/ui/record/age'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { CustodianRow } from './custodian-row'

const KeyDialog = lazy(() => import('./key-dialog').then(({ KeyDialog }) => KeyDialog))
const TryKey = lazy(() => import('./try-key').then(({ TryKey }) => TryKey))

type Key = NonNullable<CentralCopies['clave']>

/** When somebody last had the words: a try, or the copy that was put back with them and is not older. */
function triedWords({ probada }: Key, { repuesta }: CentralCopies): string {
  if (!probada) return 'Nadie la ha probado todavía: saque la hoja y pruébela.'
  return repuesta?.clave && probada <= repuesta.instante
    ? `Con ella se repuso esta central ${restoredWords(repuesta)}.`
    : `Alguien la probó el ${formatMoment(probada)}.`
}

const keyWords = (clave: Key, copies: CentralCopies): string =>
  `La clave de recuperación es ${
    clave.creada ? `del ${formatMoment(clave.creada)}` : 'más nueva que la copia que se repuso'
  }. ${triedWords(clave, copies)}`

type Open = 'clave' | 'prueba' | null

function Custodians({ copies }: { copies: CentralCopies }) {
  const { clave, custodios = [] } = copies
  const now = useNow()
  const [open, setOpen] = useState<Open>(null)
  const opener = useRef<HTMLElement | null>(null)
  const withPart = useWithPart()
  const { confirm } = useOverlays()
  const close = () => {
    setOpen(null)
    opener.current?.focus()
  }
  const show = (what: Open, part: { load: () => Promise<void> }) => {
    opener.current = document.activeElement as HTMLElement | null
    withPart(part, () => setOpen(what))
  }
  const replace = async () => {
    const sure = await confirm({
      title: 'Cambiar la clave de recuperación',
      question:
        'Las copias que ya están en los equipos se abren solo con la clave de ahora; las que lleguen después, con la nueva. Guarde ambas hojas hasta que cada equipo tenga una copia nueva.',
      confirm: 'Hacer otra clave',
      cancel: 'Cancelar',
    })
    if (sure) show('clave', KeyDialog)
  }
  const outside = outsideSentence(copies, now.getTime())
  return (
    <>
      {outside && <Callout color="red" role="status" title={outside} />}
      {!clave && (
        <>
          <Text>
            Las copias de cada noche están en la máquina de la central, y se pierden con ella. Hasta cinco
            equipos del personal pueden guardar una, cerrada: nadie lee nada de ella sin la clave de
            recuperación, doce palabras que se imprimen y se guardan en la caja fuerte. Con la clave y la
            copia de cualquiera de ellos vuelve todo.
          </Text>
          <Group>
            <Button onClick={() => show('clave', KeyDialog)}>Hacer la clave de recuperación</Button>
          </Group>
        </>
      )}
      {clave && (
        <>
          {custodios.length === 0 && (
            <Text dimmed>
              Ningún equipo guarda la copia todavía. Cada uno lo dice en su página{' '}
              <Link to="/admin/central">Central</Link>, también este.
            </Text>
          )}
          {custodios.length > 0 && (
            <ActionRows>
              {custodios.map((custodian) => (
                <CustodianRow key={custodian.id} custodian={custodian} />
              ))}
            </ActionRows>
          )}
          <Text size="sm">{keyWords(clave, copies)}</Text>
          <Group gap="xs">
            <Button variant="default" onClick={() => show('prueba', TryKey)}>
              Probar la clave
            </Button>
            <Button variant="subtle" onClick={() => void replace()}>
              Cambiar la clave
            </Button>
          </Group>
        </>
      )}
      <Suspense>
        {open === 'clave' && <KeyDialog onClose={close} />}
        {open === 'prueba' && <TryKey onClose={close} />}
      </Suspense>
    </>
  )
}

/** The devices that keep the copy of the night, and the key that opens it. An earlier central knows neither. */
export function CustodiansOfCentral() {
  const { data } = useAllowed(copiesQuery, 'config:edit')
  if (data?.clave === undefined) return null
  return (
    <Section title="Copias fuera de la estación">
      <Custodians copies={data} />
    </Section>
  )
}
