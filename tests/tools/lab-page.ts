import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import { onRemoteChange } from '@/shared/storage/changes'
import { createListRepository } from '@/shared/storage/list-repository'

const BARE = 'otro_lista'
const now = '2026-01-01T00:00:00.000Z'
const autor = { nombre: 'Prueba', email: 'prueba@correo.example' }
const descripcion = 'El hidrante de la esquina casi no bota agua desde el fin de semana.'

const draft = (titulo: string) =>
  newReporte({ titulo, descripcion, categoria: 'Otro', autor, imagenes: [] }, now)

/** A repository as after a start, with nothing cached. */
const coldRepository = () => createListRepository<Reporte>({ ...reportesList, seed: () => [] })

const heard: string[] = []

const laboratory = {
  /** From now on, collects in `heard` each key that the app is told another tab has changed. */
  listen(): void {
    onRemoteChange((key) => heard.push(key))
  },
  heard: (): string[] => heard,
  /** Creates `count` reports one after another through the repository. */
  async createMany(label: string, count: number): Promise<void> {
    for (let i = 0; i < count; i++) await reportesRepository.create(draft(`${label}-${i}`))
  },
  async titles(): Promise<string[]> {
    return (await reportesRepository.all()).map(({ titulo }) => titulo)
  },
  /** Stores `count` reports in the repository, and the same as bare JSON beside it. */
  async prepare(count: number): Promise<void> {
    const repository = coldRepository()
    await repository.remove((await repository.all()).map(({ id }) => id))
    const made = await repository.createMany(Array.from({ length: count }, (_, n) => draft(`Reporte ${n}`)))
    localStorage.setItem(BARE, JSON.stringify(made))
  },
  async read(): Promise<void> {
    await coldRepository().all()
  },
  bareRead(): void {
    JSON.parse(localStorage.getItem(BARE) ?? '')
  },
  async rewrite(): Promise<void> {
    const repository = coldRepository()
    const [first] = await repository.all()
    if (first) await repository.update(first.id, { respuesta: String(Math.random()) })
  },
  bareRewrite(): void {
    const list = JSON.parse(localStorage.getItem(BARE) ?? '') as Reporte[]
    if (list[0]) list[0].respuesta = String(Math.random())
    localStorage.setItem(BARE, JSON.stringify(list))
  },
}

declare global {
  var lab: typeof laboratory
}

globalThis.lab = laboratory
