import fc from 'fast-check'
import { CATEGORIAS, ESTADOS, PRIORIDADES } from '@/entities/reportes/options'
import type { Reporte } from '@/entities/reportes/reporte'

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const id = fc
  .tuple(fc.integer({ min: 1_577_836_800_000, max: 2_208_988_800_000 }), fc.stringMatching(/^[a-z0-9]{4}$/))
  .map(([ms, noise]) => `reporte-${ms}-${noise}`)

const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength })

const coordinate = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6 + 0)

/** A record with every field of `present` and some of those in `maybe`. */
const optional = <T extends object, M extends object>(present: fc.Arbitrary<T>, maybe: fc.Arbitrary<M>) =>
  fc.tuple(present, maybe).map(([a, b]) => ({ ...a, ...b }))

const content = optional(
  fc.record({
    id,
    titulo: text(60),
    descripcion: text(200),
    categoria: fc.constantFrom(...CATEGORIAS),
    fechaCreacion: instant,
    autor: fc.record(
      { nombre: text(30), email: text(30), telefono: text(15) },
      { requiredKeys: ['nombre', 'email'] },
    ),
    imagenes: fc.array(
      fc.webUrl({ validSchemes: ['https'] }).filter((url) => url.length < 2000 && !/['"<>\s]/.test(url)),
      { maxLength: 3 },
    ),
  }),
  fc.record(
    {
      ubicacion: text(40),
      punto: fc.record({
        lat: coordinate(90),
        lng: coordinate(180),
        precision: fc.integer({ min: 0, max: 5000 }),
        fecha: instant,
      }),
    },
    { requiredKeys: [] },
  ),
)

/** Reports as the form makes them, with any text that a keyboard or a stranger can write. */
export const citizenReports: fc.Arbitrary<Reporte> = content.map((report) => ({
  ...report,
  fechaActualizacion: report.fechaCreacion,
  prioridad: 'MEDIA',
  estado: 'PENDIENTE',
  respuesta: '',
  administrador: '',
}))

const triage = optional(
  fc.record({
    estado: fc.constantFrom(...ESTADOS),
    prioridad: fc.constantFrom(...PRIORIDADES),
    respuesta: text(60),
    administrador: text(20),
    fechaActualizacion: instant,
  }),
  fc.record(
    { duplicadoDe: id, cambios: fc.record({ contenido: instant, imagenes: instant, atencion: instant }) },
    { requiredKeys: [] },
  ),
)

/** Reports as the station holds them. */
export const stationReports: fc.Arbitrary<Reporte> = optional(content, triage)

const few = <T>(...values: T[]) => fc.constantFrom(...values)
const day = few('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z')

/** Versions of one report with instants and values that often collide, the hardest case for merging. */
export const versions: fc.Arbitrary<Reporte> = optional(
  fc.record({
    id: fc.constant('reporte-1'),
    titulo: few('A', 'B', 'Humo'),
    descripcion: few('a', 'b'),
    categoria: few<Reporte['categoria']>('Otro', 'Emergencia'),
    fechaCreacion: day,
    fechaActualizacion: day,
    autor: few({ nombre: 'Ana', email: 'a@x.ec' }, { nombre: 'Ana', email: 'a@x.ec', telefono: '099' }),
    imagenes: few<string[]>([], ['https://x.ec/1.jpg'], ['idb:00000000-1', 'idb:00000000-2']),
    estado: few<Reporte['estado']>('PENDIENTE', 'EN_PROCESO', 'CERRADO'),
    prioridad: few<Reporte['prioridad']>('MEDIA', 'ALTA'),
    respuesta: few('', 'Ya vamos'),
    administrador: few('', 'Jefe'),
  }),
  fc.record(
    {
      ubicacion: few('Bolívar', 'Sucre'),
      duplicadoDe: few('reporte-2', 'reporte-3'),
      nuevo: few('de otra versión', 'de otra'),
      cambios: fc.record({ contenido: day, imagenes: fc.oneof(day, fc.constant('')), atencion: day }),
    },
    { requiredKeys: [] },
  ),
)
