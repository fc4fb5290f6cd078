import { hasCentral } from '@/access/central/mark'
import { useCan } from '@/access/current-user'
import { Answers } from '@/admin/shell/modulos/question'
import { type Switch, useSwitches } from '@/admin/shell/modulos/use-switches'
import { Section } from '@/admin/ui/box/section'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import { ConfigNotice } from './config-notice'

/** What it brings, what it holds, and what keeps it on or has to be done without it. */
function aboutOf({ trae, central, sin, on, records, kept }: Switch): string {
  const idle = central && !hasCentral()
  return [
    trae,
    idle && 'Necesita una central.',
    records && `${records}. ${on ? 'Si lo apaga, siguen' : 'Siguen'} guardados y en las copias.`,
    on ? kept && `No se puede apagar: ${kept}` : !idle && sin,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the brigade uses of the app, for all its devices and the site; each switch is saved as it is moved. */
export function ModulosTab() {
  const canEdit = useCan('config:edit')
  const state = useSwitches()
  if (!state) return <Text role="status">Contando lo que hay en cada módulo…</Text>
  const { switches, flip, isPending } = state
  return (
    <Stack>
      {!canEdit && (
        <ConfigNotice icon={<ShieldAlert aria-hidden />} title="Su rol no permite cambiarlo" role="alert">
          Lo cambia el Super Administrador.
        </ConfigNotice>
      )}
      {canEdit && (
        <Section title="¿Cómo trabaja la brigada?">
          <Answers {...state} />
        </Section>
      )}
      <Section title="Uno por uno">
        <Text size="sm" dimmed>
          Apagado no se ve en ningún equipo ni en el sitio. Sus registros no se borran.
        </Text>
        {switches.map((one) => (
          <CheckField
            key={one.id}
            role="switch"
            label={one.title}
            description={aboutOf(one)}
            checked={one.on}
            disabled={!canEdit || isPending || (one.on && one.kept !== '')}
            onChange={({ currentTarget }) => flip(one.id, currentTarget.checked)}
          />
        ))}
      </Section>
    </Stack>
  )
}
