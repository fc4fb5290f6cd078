import { useMutation } from '@tanstack/react-query'
import { importIngresos } from '@/entities/presupuesto/cedula-import'
import type { Ingreso } from '@/entities/presupuesto/partida'
import { ingresos } from '@/entities/presupuesto/partidas'
import { ingresoPreview } from './cedula-import'
import { ingresoColumns } from './columns'
import { exportIngresos } from './exports'
import { IngresoForm } from './ingreso-form'
import { PartidaTab } from './partida-tab'
import type { PresupuestoSearch } from './search'

type IngresosTabProps = { list: readonly Ingreso[]; search: PresupuestoSearch }

export function IngresosTab({ list, search }: IngresosTabProps) {
  const create = useMutation(ingresos.create)
  const remove = useMutation(ingresos.remove)
  return (
    <PartidaTab
      name="ingresos"
      list={list}
      search={search}
      columns={ingresoColumns}
      Form={IngresoForm}
      preview={ingresoPreview}
      read={importIngresos}
      onCreate={create.mutateAsync}
      onRemove={remove.mutate}
      onExport={exportIngresos}
    />
  )
}
