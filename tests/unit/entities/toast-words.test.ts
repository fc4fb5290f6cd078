import { expect, test } from 'vitest'
import { usuariosResource } from '@/access/usuarios/queries'
import { configuracion } from '@/entities/configuracion/queries'
import { eventos } from '@/entities/eventos/queries'
import { medios } from '@/entities/galeria/queries'
import { miembros } from '@/entities/personal/queries'
import { registros } from '@/entities/registro-servicios/queries'
import { rendiciones } from '@/entities/rendicion/queries'
import { reportes } from '@/entities/reportes/queries'
import type { MutationMeta } from '@/shared/query/toast'

function titleOf(mutation: { meta?: MutationMeta }): string | undefined {
  const { success } = mutation.meta ?? {}
  return (typeof success === 'function' ? success([], {}) : success)?.title
}

test.each([
  [miembros.create, 'Personal agregado'],
  [miembros.update, 'Personal actualizado'],
  [miembros.remove, 'Personal eliminado'],
  [medios.create, 'Media agregado'],
  [medios.update, 'Media actualizado'],
  [medios.remove, 'Media eliminado'],
  [rendiciones.create, 'Reporte creado'],
  [rendiciones.update, 'Reporte actualizado'],
  [rendiciones.remove, 'Reporte eliminado'],
  [eventos.create, 'Evento creado'],
  [eventos.update, 'Evento actualizado'],
  [eventos.remove, 'Evento eliminado'],
  [registros.create, 'Servicio registrado'],
  [registros.update, 'Servicio actualizado'],
  [registros.remove, 'Servicio eliminado'],
  [usuariosResource.update, 'Usuario actualizado'],
  [configuracion.save, 'Configuración guardada'],
  [reportes.create, 'Reporte guardado'],
])('success is said in the words of spec §8: %#', (mutation, title) => {
  expect(titleOf(mutation)).toBe(title)
})

test.each([
  [miembros.remove, 'No se pudo eliminar el personal.'],
  [medios.remove, 'No se pudo eliminar el archivo.'],
  [rendiciones.remove, 'No se pudo eliminar el reporte.'],
  [rendiciones.update, 'No se pudo actualizar el reporte.'],
  [reportes.create, 'No se pudo enviar el reporte. Inténtalo de nuevo.'],
])('failure is said in the words of spec §8: %#', (mutation, sentence) => {
  expect(mutation.meta?.failure).toBe(sentence)
})
