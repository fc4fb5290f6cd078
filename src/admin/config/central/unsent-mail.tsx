import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callCentral } from '@/access/central/http'
import { useCan } from '@/access/current-user'
import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { RotateCcw } from '@/admin/ui/icon/icons'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import type { MutationMeta } from '@/shared/query/toast'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

type Unsent = { id: number; creado: string; intentos: number; error: string | null; fallido: boolean }
type Mail = { servidor: boolean; pendientes: readonly Unsent[] }

const KEY = 'central-correo'
/** In ms: the central tries again by itself. */
const LOOK_MS = 30_000

const mailQuery = queryOptions({
  queryKey: [KEY],
  queryFn: () => callCentral<Mail>('GET', '/avisos/correo'),
  staleTime: 0,
  refetchInterval: LOOK_MS,
  retry: false,
})

const meta: MutationMeta = {
  success: { title: 'La central lo intenta otra vez' },
  failure: 'No se pudo pedir otro intento.',
  invalidates: [KEY],
}

function whyNot({ intentos, error, fallido }: Unsent): string {
  if (intentos === 0) return 'Todavía no se intenta.'
  const tried = `${error ?? 'Se está enviando.'} ${plural(intentos, 'intento', 'intentos')}.`
  return fallido ? `${tried} Ya no se intenta más.` : tried
}

const summary = ({ servidor, pendientes: { length } }: Mail): string => {
  if (length > 0) return plural(length, 'correo no ha salido', 'correos no han salido')
  return servidor ? 'Ningún correo espera: todos salieron.' : 'La central no envía correos.'
}

/** The letters to the station that the central could not send, and why. */
export function UnsentMail() {
  const canEdit = useCan('config:edit')
  const { data } = useQuery(mailQuery)
  const again = useMutation({ mutationFn: () => callCentral('POST', '/avisos/correo'), meta })
  if (!data) return null
  return (
    <Section title="Correo de la central">
      <Text role="status">{summary(data)}</Text>
      {!data.servidor && (
        <Text size="sm" dimmed>
          No tiene servidor de correo: se le da con SMTP_URL al encenderla. Los avisos llegan igual al panel y
          a los equipos que los pidieron.
        </Text>
      )}
      {data.pendientes.length > 0 && (
        <ul className={classes.copies}>
          {data.pendientes.map((one) => (
            <li key={one.id} className={classes.copy}>
              <span>
                {formatMoment(one.creado)} · {whyNot(one)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {canEdit && data.servidor && data.pendientes.length > 0 && (
        <div>
          <Button
            variant="default"
            leftSection={<RotateCcw size={18} aria-hidden />}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            Intentar otra vez
          </Button>
        </div>
      )}
    </Section>
  )
}
