import type { Entran } from '@/access/central/restoring'
import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { formatMoment } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { type Known, leftOut } from './known-here'

type RestoredProps = {
  /** '' where the copy has no name. */
  brigada: string
  /** When the copy was made, as an ISO instant. */
  creada: string | null
  entran: Entran
  /** What this device knew before the copy was put back. */
  known: Known
}

/** Whom this device names of those that the copy doesn't let in: the copy itself can't know who came after it. */
function LeftOut({ entran, known }: Pick<RestoredProps, 'entran' | 'known'>) {
  if (!known) return <Text>Este equipo no conoce la central de antes: no puede decir quién falta.</Text>
  const { cuentas, personas } = leftOut(known, entran)
  return (
    <>
      <Text>
        <b>Cuentas que este equipo conoce y la copia no:</b> {cuentas.join(', ') || 'ninguna'}.
      </Text>
      <Text>
        <b>Del personal que este equipo conoce, quedan sin acceso en su teléfono:</b>{' '}
        {personas.join(', ') || 'nadie'}.
      </Text>
    </>
  )
}

/** Who comes in with the copy: what was given or taken after it is as it was then. */
function WhoEnters({ creada, entran, known }: Omit<RestoredProps, 'brigada'>) {
  const { cuentas, telefonos } = entran
  if (cuentas.length === 0) return null
  const after = creada ? `después del ${formatMoment(creada)}` : 'después de la copia'
  return (
    <>
      <Text>
        <b>Estas cuentas ingresan:</b> {cuentas.join(', ')}.
      </Text>
      <Text>
        <b>Estas personas tienen acceso en su teléfono:</b> {telefonos.join(', ') || 'ninguna'}.
      </Text>
      <LeftOut entran={entran} known={known} />
      <Text>
        Quien falte lo recibió {after}: déselo otra vez. Quien sobre lo perdió {after}, y ahora entra de
        nuevo: quíteselo en Usuarios o en Personal.
      </Text>
    </>
  )
}

export const Restored = ({ brigada, ...who }: RestoredProps) => (
  <Section title="La copia está repuesta">
    <Stack gap="sm" className={classes.narrow}>
      <Text>
        La central es otra vez de <b>{brigada || 'su brigada'}</b>. Todos ingresan de nuevo, con la cuenta y
        la contraseña que tenían; cada teléfono ofrece lo que escribió después de la copia.
      </Text>
      <WhoEnters {...who} />
      <Group>
        {/* Read anew: this page was made for a central without a brigade. */}
        <Button onClick={() => location.assign('/login')}>Ingresar</Button>
      </Group>
    </Stack>
  </Section>
)
