import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { despachosList } from '@/entities/despacho/module'
import { llamadaQuery } from '@/entities/despacho/queries'
import { hora } from '@/entities/despacho/words'
import { Callout } from '@/shared/ui/box/callout'
import { LinkButton } from '@/shared/ui/control/button'
import { CircleCheck } from '@/shared/ui/icon/icons'
import type { Fate } from './use-dispatch'

const ASK_EVERY_MS = 3000

/** Nobody may be sure that nobody was called, nor that somebody was. */
const Unknown = () => (
  <Callout color="red" icon={<ShieldAlert aria-hidden />} title="No se sabe si la central llamó">
    Se lo está preguntando, y esto se dirá solo. Mientras tanto llame por teléfono o toque la sirena.
  </Callout>
)

const None = () => (
  <Callout color="red" icon={<ShieldAlert aria-hidden />} title="La central no llamó a nadie">
    Toque otra vez «Llamar ahora». Si el primer intento le llega después, es la misma salida: nadie suena dos
    veces.
  </Callout>
)

/** What became of the try that was just made. */
export function FateNote({ fate }: { fate: Fate | undefined }) {
  if (!fate) return null
  if (fate.kind === 'unknown') return <Unknown />
  if (fate.kind === 'none') return <None />
  return (
    <Callout color="red" icon={<ShieldAlert aria-hidden />} title="La central no aceptó la llamada">
      {fate.sentence}
    </Callout>
  )
}

/** What became of a try before this page was loaded again. */
export function EarlierTry({ id }: { id: string }) {
  const { data, error } = useQuery({ ...llamadaQuery(id), refetchInterval: ASK_EVERY_MS })
  if (!data) return error && 'status' in error && error.status === 404 ? <None /> : <Unknown />
  const { despacho } = data
  return (
    <Callout
      color="orange"
      icon={<CircleCheck aria-hidden />}
      title="La central ya llamó con este formulario"
    >
      {[
        despacho.prueba && 'Como prueba.',
        `${despachosList.name(despacho)}, a las ${hora(despacho.instante)}. A ${despacho.aQuienes}.`,
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      <LinkButton to="/admin/despacho/$id" params={{ id }} variant="default">
        Ver quién viene
      </LinkButton>
    </Callout>
  )
}
