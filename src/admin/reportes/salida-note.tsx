import { useNow } from '@/admin/ui/record/age'
import { type Despacho, salidaSentence } from '@/entities/despacho/despacho'
import { LinkButton } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'

/** In a report's row: that a crew is called to it, while that call runs. */
export function SalidaInRow({ salida }: { salida: Despacho | undefined }) {
  const now = useNow()
  if (salida?.estado !== 'EN_CURSO') return null
  return (
    <Text size="sm" strong>
      {salidaSentence(salida, now)}
    </Text>
  )
}

/** In a report's details: the call that was made from it, and the way to who comes. */
export function SalidaNote({ salida }: { salida: Despacho }) {
  const { id, estado } = salida
  return (
    <>
      <div>{salidaSentence(salida, useNow())}</div>
      <LinkButton to="/admin/despacho/$id" params={{ id }} variant="default">
        {estado === 'EN_CURSO' ? 'Ver quién viene' : 'Ver cómo fue'}
      </LinkButton>
    </>
  )
}
