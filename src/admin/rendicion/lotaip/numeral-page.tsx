import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useRights } from '@/access/can'
import { numeralTitle } from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { isMes } from '@/entities/lotaip/tabla'
import { capitalized } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Pencil } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { NumeralEditor } from './numeral-editor'
import { NumeralForm } from './numeral-form'
import type { NumeralSearch } from './search'
import { plazoDelMes, useLotaip } from './use-lotaip'

const route = getRouteApi('/admin/rendicion/lotaip/$mes/$numeral')

/** One numeral of one month: its state, its table, and where its rows can be brought from. */
export function NumeralPage() {
  const { mes, numeral: id } = route.useParams()
  const { campos } = route.useSearch()
  const lotaip = useLotaip()
  const { canEdit } = useRights('rendicion')
  const patch = useSearchPatch<NumeralSearch>()
  const navigate = useNavigate()
  const found = lotaip.catalogo.numerales.find((one) => one.id === id)
  const last = useRef(found)
  if (found) last.current = found
  // The form that takes a numeral out of the catalogue stays until it has closed itself.
  const numeral = found ?? (campos && last.current?.id === id ? last.current : undefined)
  if (!numeral || !isMes(mes))
    return (
      <Stack>
        <PageTitle title="Transparencia" />
        <EmptyState title="Ese numeral no está en el catálogo, o ese mes no existe">
          <LinkButton to="/admin/rendicion" search={{ tab: 'transparencia' }}>
            Ver los meses
          </LinkButton>
        </EmptyState>
      </Stack>
    )
  const { cadencia, nombre } = numeral
  const title = `${numeralTitle(id)}: ${nombre}`
  return (
    <Stack>
      <PageTitle title={title}>
        <LinkButton variant="default" to="/admin/rendicion" search={{ tab: 'transparencia', mes }}>
          Volver al mes
        </LinkButton>
      </PageTitle>
      <Text size="lg" strong>
        {title}
      </Text>
      <Text>
        {[capitalized(nameOfMonth(mes)), cadencia && `cambia: ${cadencia.toLowerCase()}`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text strong>{plazoDelMes(lotaip, mes)}</Text>
      <Text>
        Lo que se presenta lo puede leer cualquiera: no escriba datos personales que este numeral no pida.
      </Text>
      <NumeralEditor key={`${mes}/${id}`} lotaip={lotaip} mes={mes} numeral={numeral} />
      {canEdit && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Pencil size={18} aria-hidden />}
            onClick={() => patch({ campos: true })}
          >
            Cambiar los campos de este numeral
          </Button>
        </Group>
      )}
      {campos && canEdit && (
        <NumeralForm
          lotaip={lotaip}
          numeral={numeral}
          onClose={() => patch({ campos: undefined })}
          onRemoved={() => void navigate({ to: '/admin/rendicion', search: { tab: 'transparencia', mes } })}
        />
      )}
    </Stack>
  )
}
