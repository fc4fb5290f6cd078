import { useMutation } from '@tanstack/react-query'
import { importGastos } from '@/entities/presupuesto/cedula-import'
import type { Gasto } from '@/entities/presupuesto/partida'
import { gastos } from '@/entities/presupuesto/partidas'
import { gastoPreview } from './cedula-import'
import { gastoColumns } from './columns'
import { exportGastos } from './exports'
import { GastoForm } from './gasto-form'
import { PartidaTab } from './partida-tab'
import type { PresupuestoSearch } from './search'

type GastosTabProps = { list: readonly Gasto[]; search: PresupuestoSearch }

export function GastosTab({ list, search }: GastosTabProps) {
  const create = useMutation(gastos.create)
  const remove = useMutation(gastos.remove)
  return (
    <PartidaTab
      name="gastos"
      list={list}
      search={search}
      columns={gastoColumns}
      Form={GastoForm}
      preview={gastoPreview}
      read={importGastos}
      onCreate={create.mutateAsync}
      onRemove={remove.mutate}
      onExport={exportGastos}
    />
  )
}
