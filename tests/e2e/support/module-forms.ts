import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { sampleEventos } from '@/entities/eventos/seed'
import { sampleMedia } from '@/entities/galeria/seed'
import { sampleItems } from '@/entities/inventario/seed'
import { sampleMiembros } from '@/entities/personal/seed'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import { sampleRendiciones } from '@/entities/rendicion/seed'
import { sampleReportes } from '@/entities/reportes/seed'
import { KEYS } from '../../keys'
import { actAs, entry, follow } from './actions'
import { writeTexts } from './faults'

/** A control by its label, and the field of the record that it writes. */
type Campo = { label: string; field: string; value: string | number }

export type ModuleForm = {
  name: string
  key: string
  /** A sample user whose role may edit here. */
  user: string
  path: string
  sample: () => object
  /** Fields that one person writes, that another writes, and that both write. */
  mine: Campo
  theirs: Campo
  shared: Campo
  saved: string
  failed: string
}

const [CHIEF, OPERATIONS, STAFF, TREASURER, STORE, INSPECTOR] = sampleUsuarios().map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
]

const campo = (
  label: string,
  field: string,
  value: string | number = `${label}: lo que se escribió después`,
): Campo => ({
  label,
  field,
  value,
})

export const MODULE_FORMS: readonly ModuleForm[] = [
  {
    name: 'reportes',
    key: KEYS.reportes,
    user: INSPECTOR,
    path: '/admin/reportes',
    sample: sampleReportes,
    mine: campo('Administrador', 'administrador'),
    theirs: campo('Prioridad', 'prioridad', 'BAJA'),
    shared: campo('Respuesta', 'respuesta'),
    saved: 'Reporte actualizado',
    failed: 'No se pudo actualizar el reporte.',
  },
  {
    name: 'personal',
    key: KEYS.personal,
    user: STAFF,
    path: '/admin/personal',
    sample: sampleMiembros,
    mine: campo('Cargo', 'cargo'),
    theirs: campo('Área', 'area'),
    shared: campo('Nombres', 'nombres'),
    saved: 'Personal actualizado',
    failed: 'No se pudo actualizar el personal.',
  },
  {
    name: 'galería',
    key: KEYS.media,
    user: OPERATIONS,
    path: '/admin/galeria',
    sample: sampleMedia,
    mine: campo('Créditos', 'creditos'),
    theirs: campo('Sección', 'seccion', 'EVENTOS'),
    shared: campo('Título', 'titulo'),
    saved: 'Media actualizado',
    failed: 'No se pudo actualizar el archivo.',
  },
  {
    name: 'inventario',
    key: KEYS.inventario,
    user: STORE,
    path: '/admin/inventario',
    sample: sampleItems,
    mine: campo('Ubicación', 'ubicacion'),
    theirs: campo('Proveedor', 'proveedor'),
    shared: campo('Notas', 'notas'),
    saved: 'Item actualizado',
    failed: 'No se pudo actualizar el item.',
  },
  {
    name: 'ingresos',
    key: KEYS.ingresos,
    user: TREASURER,
    path: '/admin/presupuesto',
    sample: sampleIngresos,
    mine: campo('Codificado', 'codificado', 70_000),
    theirs: campo('Devengado', 'devengado', 58_000),
    shared: campo('Denominación', 'denominacion'),
    saved: 'Partida actualizada',
    failed: 'No se pudo actualizar la partida.',
  },
  {
    name: 'gastos',
    key: KEYS.gastos,
    user: TREASURER,
    path: '/admin/presupuesto?tab=gastos',
    sample: sampleGastos,
    mine: campo('Codificado', 'codificado', 200_000),
    theirs: campo('Comprometido', 'comprometido', 182_000),
    shared: campo('Denominación', 'denominacion'),
    saved: 'Partida actualizada',
    failed: 'No se pudo actualizar la partida.',
  },
  {
    name: 'rendición',
    key: KEYS.rendicion,
    user: TREASURER,
    path: '/admin/rendicion',
    sample: sampleRendiciones,
    mine: campo('Autor', 'autor'),
    theirs: campo('Contenido', 'cuerpoMarkdown'),
    shared: campo('Título', 'titulo'),
    saved: 'Reporte actualizado',
    failed: 'No se pudo actualizar el reporte.',
  },
  {
    name: 'eventos',
    key: KEYS.eventos,
    user: OPERATIONS,
    path: '/admin/eventos',
    sample: sampleEventos,
    mine: campo('Autor', 'autor'),
    theirs: campo('Resumen', 'resumen'),
    shared: campo('Título', 'titulo'),
    saved: 'Evento actualizado',
    failed: 'No se pudo actualizar el evento.',
  },
  {
    name: 'servicios',
    key: KEYS.servicios,
    user: INSPECTOR,
    path: '/admin/servicios',
    sample: sampleRegistros,
    mine: campo('Observaciones', 'observaciones'),
    theirs: campo('Reporte', 'reporte'),
    shared: campo('Dirección', 'direccion'),
    saved: 'Servicio actualizado',
    failed: 'No se pudo actualizar el servicio.',
  },
  {
    name: 'usuarios',
    key: KEYS.usuarios,
    user: CHIEF,
    path: '/admin/config?tab=usuarios',
    sample: () => sampleUsuarios().reverse(),
    mine: campo('Email', 'email', 'prevencion@bomberos.example'),
    theirs: campo('Rol', 'role', 'BODEGA'),
    shared: campo('Nombre', 'name'),
    saved: 'Usuario actualizado',
    failed: 'No se pudo actualizar el usuario.',
  },
  {
    name: 'configuración',
    key: KEYS.configuracion,
    user: CHIEF,
    path: '/admin/config',
    sample: () => DEFAULT_CONFIGURACION,
    mine: campo('Cantón', 'canton'),
    theirs: campo('Teléfono', 'telefono', '099 111 2222'),
    shared: campo('Dirección', 'direccion'),
    saved: 'Configuración guardada',
    failed: 'No se pudo guardar la configuración.',
  },
]

type Fields = Record<string, unknown>

/** The record that the form edits: the first of a list, or the only object. */
export const recordOf = (data: unknown): Fields => (Array.isArray(data) ? data[0] : data) as Fields

/** A module's data after the brigade has changed the samples. */
export function ownData({ sample, shared }: ModuleForm): unknown {
  const data = structuredClone(sample())
  recordOf(data)[shared.field] = 'Dato propio de la brigada'
  return data
}

/** Opens an address of the app, even in a browser that was started without one. */
const visit = async (page: Page, path: string) => {
  await page.goto(page.url().startsWith('http') ? new URL(path, page.url()).href : path)
}

/** Stores every module's own data as a write leaves it: in localStorage and confirmed in the journal. */
export async function storeOwnData(page: Page): Promise<void> {
  const timestamp = Date.now()
  const texts = MODULE_FORMS.map((module): [string, string] => {
    const raw = JSON.stringify({ data: ownData(module), timestamp, v: 1 })
    return [module.key, raw]
  })
  await visit(page, '/politicas')
  await writeTexts(page, texts, texts)
}

const formOf = (page: Page, { key }: ModuleForm) =>
  key === KEYS.configuracion ? page.getByRole('main') : page.getByRole('dialog')

/** A control of the module's form. */
export const control = (page: Page, module: ModuleForm, { label }: Campo) =>
  formOf(page, module).getByLabel(label, { exact: true })

/** Opens the form of the module's first record by its address, which is loaded unless `go` follows it. */
export async function openForm(page: Page, module: ModuleForm, go = visit): Promise<void> {
  const { path, sample, shared } = module
  const { id } = recordOf(sample())
  const separator = path.includes('?') ? '&' : '?'
  await go(page, id ? `${path}${separator}editar=${id}` : path)
  await control(page, module, shared).waitFor()
}

const userOf = async (page: Page) =>
  ((await entry(page, 'bomberos_auth_user'))?.data as { id: string } | undefined)?.id

/** Opens the form in each tab as the module's own user, who signed in in the first of them. */
export async function openFormAs(tabs: readonly Page[], module: ModuleForm): Promise<void> {
  const [first] = tabs
  if (!first) return
  if ((await userOf(first)) !== module.user) await actAs(first, module.user)
  for (const tab of tabs) {
    if (tab.url().startsWith('http')) await expect.poll(() => userOf(tab)).toBe(module.user)
    await openForm(tab, module, follow)
  }
}

export async function type(page: Page, module: ModuleForm, field: Campo, value = field.value): Promise<void> {
  const input = control(page, module, field)
  const isSelect = await input.evaluate((element) => element instanceof HTMLSelectElement)
  await (isSelect ? input.selectOption(String(value)) : input.fill(String(value)))
}

/** Saves by keyboard, because a toast may cover the button. */
export const save = (page: Page, module: ModuleForm) =>
  formOf(page, module)
    .getByRole('button', { name: /^Guardar( Cambios)?$/ })
    .press('Enter')

/** Does the same for each module in turn; a failure names the module. */
export async function forEachModule(
  modulos: readonly ModuleForm[],
  body: (module: ModuleForm) => Promise<void>,
): Promise<void> {
  for (const module of modulos) {
    try {
      await body(module)
    } catch (error) {
      if (error instanceof Error) error.message = `${module.name}: ${error.message}`
      throw error
    }
  }
}
