import { useMutation } from '@tanstack/react-query'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { Section } from '@/admin/ui/box/section'
import { fallasDe } from '@/entities/inspecciones/cobros/bandas'
import { tarifaText, usd } from '@/entities/inspecciones/cobros/palabras'
import { tarifas as resource } from '@/entities/inspecciones/cobros/queries'
import { salarioDe } from '@/entities/inspecciones/cobros/salarios'
import type { Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { vigentesEn } from '@/entities/inspecciones/cobros/vigentes'
import { CLASE_LABELS, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { entryOf } from '@/shared/lib/entry-of'
import { toDay } from '@/shared/lib/fecha'
import { inOrder } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import type { CobrosSearch } from './search'
import type { Cobros } from './use-cobros'

const forWhom = ({ clase, riesgo }: Tarifa): string =>
  [
    clase && (entryOf(CLASE_LABELS, clase as keyof typeof CLASE_LABELS) ?? clase),
    riesgo &&
      `riesgo ${(entryOf(RIESGO_LABELS, riesgo as keyof typeof RIESGO_LABELS) ?? riesgo).toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ')

/** The wage of the year, with who says so, and whether somebody compared it. */
function Salario({ ano, cobros: { salarios, rights } }: { ano: number; cobros: Cobros }) {
  const patch = useSearchPatch<CobrosSearch>()
  const found = salarioDe(salarios, ano)
  return (
    <Group gap="xs" apart>
      <Text>
        Salario básico de {ano}: <b>{found ? usd(found.centavos) : 'nadie lo ha escrito'}</b>
        {found && !found.verificado && ' (sin verificar)'}
        {found?.verificado && found.fuente && ` (${found.fuente})`}
      </Text>
      {rights.canSet && (
        <Button variant="subtle" onClick={() => patch({ abre: 'salario' })}>
          {found?.verificado ? 'Cambiar el salario' : 'Escribir el salario'}
        </Button>
      )}
    </Group>
  )
}

function Row({ tarifa, canSet }: { tarifa: Tarifa; canSet: boolean }) {
  const patch = useSearchPatch<CobrosSearch>()
  const { mutate: remove } = useMutation(resource.remove)
  const { confirm } = useOverlays()
  const { id, concepto, unidad, vigente, ejemplo, ordenanza, siempre } = tarifa
  const ask = async () => {
    const sure = await confirm({
      title: 'Eliminar tarifa',
      question: `¿Está seguro de eliminar la tarifa «${concepto}»? Las órdenes hechas con ella no cambian.`,
      confirm: 'Eliminar',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) remove([id])
  }
  return (
    <ActionRow
      action={
        canSet && (
          <Group gap="xs">
            <Button variant="subtle" onClick={() => patch({ abre: 'tarifa', tarifa: id })}>
              Editar<span className="solo-lectores"> {concepto}</span>
            </Button>
            <Button variant="subtle" onClick={() => patch({ abre: 'otro-ano', tarifa: id })}>
              Otro año<span className="solo-lectores"> de {concepto}</span>
            </Button>
            <Button variant="subtle" color="gray" onClick={() => void ask()}>
              Eliminar<span className="solo-lectores"> {concepto}</span>
            </Button>
          </Group>
        )
      }
    >
      <Text strong>{[concepto, unidad && `(${unidad})`].filter(Boolean).join(' ')}</Text>
      <Text size="sm">{tarifaText({ ...tarifa, unidad: '' })}</Text>
      <Text size="sm" dimmed>
        {[forWhom(tarifa), siempre && 'va siempre', `desde ${vigente}`, ordenanza]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {fallasDe(tarifa).map(({ sentence }) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {ejemplo && <StateBadge color="orange">{`Ejemplo de ${ejemplo}`}</StateBadge>}
    </ActionRow>
  )
}

/** What the canton's ordinance charges in a year, by kind of permit. */
export function TarifasTab({ search, cobros }: { search: CobrosSearch; cobros: Cobros }) {
  const patch = useSearchPatch<CobrosSearch>()
  const { tarifas, rights } = cobros
  const now = Number(toDay(new Date()).slice(0, 4))
  const ano = anoOf(search.de, now)
  const shown = vigentesEn(tarifas, ano)
  const tramites = inOrder(new Set(shown.map(({ tramite }) => tramite)))
  return (
    <Stack>
      <Group gap="xs" apart>
        <SelectField
          label="Año"
          value={String(ano)}
          options={[now + 1, now, now - 1, now - 2, now - 3].map(
            (one) => [String(one), String(one)] as const,
          )}
          onChange={({ currentTarget }) => patch({ de: currentTarget.value })}
        />
        {rights.canSet && (
          <Group gap="xs">
            <Button variant="default" onClick={() => patch({ abre: 'ejemplos' })}>
              Ver ejemplos de otros cantones
            </Button>
            <Button
              variant="default"
              leftSection={<Plus size={18} aria-hidden />}
              onClick={() => patch({ abre: 'tarifa-nueva' })}
            >
              Agregar tarifa
            </Button>
          </Group>
        )}
      </Group>
      <Salario ano={ano} cobros={cobros} />
      {shown.length === 0 && (
        <EmptyState title={`No hay tarifas de ${ano}`}>
          <Text>
            {rights.canSet
              ? 'Escríbalas de su ordenanza, o tome de ejemplo las de otro cantón y cámbielas.'
              : 'Las escribe quien dirige la brigada.'}
          </Text>
        </EmptyState>
      )}
      {tramites.map((tramite) => (
        <Section key={tramite} title={tramite}>
          <ActionRows>
            {shown
              .filter((one) => one.tramite === tramite)
              .map((one) => (
                <Row key={one.id} tarifa={one} canSet={rights.canSet} />
              ))}
          </ActionRows>
        </Section>
      ))}
    </Stack>
  )
}

/** The year that an address says; another text is the current one. */
export const anoOf = (said: string | undefined, now: number): number =>
  said && /^20\d\d$/.test(said) ? Number(said) : now
