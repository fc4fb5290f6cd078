import type { Draft } from '@/shared/storage/stored-module'
import { newPlan, type Plan } from './plan'

/** What is offered to a brigade, to be taken, edited or left: the rule with who asks for it. */
type Sugerencia = { clave: string; de: string; plan: Draft<Plan> }

const REGLAMENTO = 'Reglamento de prevención de incendios (Ecuador, 2009), art. 32'
const TIPO = {
  ropa: 'traje, trajes, casco, cascos, guantes, botas, capucha, capuchas, chaquetón, pantalón',
  extintor: 'extintor, extintores',
  cilindro: 'cilindro, cilindros',
}

type Rule = Partial<Draft<Plan>> & Pick<Plan, 'nombre' | 'fuente'>

const of = (de: string, palabra: string, rules: Readonly<Record<string, Rule>>): Sugerencia[] =>
  Object.entries(rules).map(([clave, rule]) => ({
    clave,
    de,
    plan: { ...newPlan(''), palabra, cada: rule.regla === 'USO' ? 0 : 12, ...rule },
  }))

/**
 * The usual intervals with their sources, Ecuador's own regulation before what NFPA says, which is no law here. None of them
 * counts until a brigade takes it.
 */
export const SUGERENCIAS: readonly Sugerencia[] = [
  ...of('Extintores', TIPO.extintor, {
    'extintor-mes': { nombre: 'Inspección mensual', cada: 1, fuente: `${REGLAMENTO} a; NFPA 10` },
    'extintor-ano': {
      nombre: 'Mantenimiento anual',
      firma: true,
      fuente: `${REGLAMENTO} b y d; NFPA 10`,
    },
    'extintor-hidro': {
      nombre: 'Prueba hidrostática',
      cada: 72,
      deFabrica: true,
      firma: true,
      fuente: `${REGLAMENTO} d`,
    },
    'extintor-hidro-nfpa-polvo': {
      nombre: 'Prueba hidrostática',
      cada: 144,
      deFabrica: true,
      firma: true,
      palabra: 'extintor pqs, extintor polvo',
      fuente: 'NFPA 10 (polvo, 12 años)',
    },
    'extintor-hidro-nfpa-co2': {
      nombre: 'Prueba hidrostática',
      cada: 60,
      deFabrica: true,
      firma: true,
      palabra: 'extintor co2, extintor agua, extintor espuma, extintor k',
      fuente: 'NFPA 10 (CO₂, agua, espuma y químico húmedo, 5 años)',
    },
    'extintor-uso': {
      nombre: 'Recargar después del uso',
      regla: 'USO',
      firma: true,
      fuente: `${REGLAMENTO} e`,
    },
  }),
  ...of('Equipos de respiración (ERA)', 'ERA, respiración autónoma, SCBA', {
    'era-semana': {
      nombre: 'Revisión de presión, arnés y alarma',
      cada: 7,
      unidad: 'DIAS',
      fuente: 'Práctica habitual: cada guardia o cada semana',
    },
    'era-uso': { nombre: 'Revisar después del uso', regla: 'USO', fuente: 'Práctica habitual' },
    'era-flujo': { nombre: 'Prueba de flujo en banco', firma: true, fuente: 'NFPA 1852' },
  }),
  ...of('Cilindros de ERA', TIPO.cilindro, {
    'cilindro-hidro': {
      nombre: 'Prueba hidrostática del cilindro',
      cada: 60,
      deFabrica: true,
      firma: true,
      fuente: '49 CFR 180.205 (acero, aluminio y carbono: 5 años; fibra de vidrio: 3 años)',
    },
    'cilindro-vida': {
      nombre: 'Fin de vida del cilindro',
      regla: 'VIDA',
      cada: 180,
      palabra: 'cilindro carbono, cilindro fibra, cilindro composite',
      fuente: '49 CFR 180.205 (con fibra, 15 años de fabricado)',
    },
  }),
  ...of('Mangueras', 'manguera, mangueras', {
    'manguera-ano': {
      nombre: 'Prueba de servicio',
      fuente: 'NFPA 1962 (ataque 300 psi, abastecimiento 200 psi)',
    },
    'manguera-uso': { nombre: 'Lavar, secar y cambiar dobleces', regla: 'USO', fuente: 'Práctica habitual' },
  }),
  ...of('Escaleras', 'escalera, escaleras', {
    'escalera-mes': { nombre: 'Inspección mensual', cada: 1, fuente: 'NFPA 1932' },
    'escalera-carga': { nombre: 'Prueba de carga', fuente: 'NFPA 1932' },
    'escalera-uso': { nombre: 'Revisar después del uso', regla: 'USO', fuente: 'NFPA 1932' },
  }),
  ...of('Trajes, cascos, guantes y botas', TIPO.ropa, {
    'epp-ano': { nombre: 'Inspección avanzada', categoria: 'EPP', fuente: 'NFPA 1851' },
    'epp-limpieza': { nombre: 'Limpieza avanzada', categoria: 'EPP', cada: 6, fuente: 'NFPA 1851' },
    'epp-uso': { nombre: 'Revisar después del uso', categoria: 'EPP', regla: 'USO', fuente: 'NFPA 1851' },
    'epp-vida': {
      nombre: 'Fin de vida',
      categoria: 'EPP',
      regla: 'VIDA',
      cada: 120,
      fuente: 'NFPA 1851 (10 años de fabricado)',
    },
  }),
  ...of('Vehículos', '', {
    'vehiculo-matricula': {
      nombre: 'Matriculación y revisión técnica',
      categoria: 'VEHICULO',
      regla: 'PLACA',
      fuente: 'Calendario de la ANT por último dígito de la placa, 2026; confirme el de cada año',
    },
    'vehiculo-bomba': {
      nombre: 'Prueba de la bomba',
      categoria: 'VEHICULO',
      palabra: 'autobomba, motobomba, bomba',
      fuente: 'NFPA 1911',
    },
    'vehiculo-aceite': {
      nombre: 'Cambio de aceite y filtros',
      categoria: 'VEHICULO',
      cada: 5000,
      unidad: 'KM',
      fuente: 'Manual del fabricante: confirme los kilómetros',
    },
  }),
  ...of('Cuerdas y arneses', 'cuerda, cuerdas, arnés, arneses', {
    'cuerda-uso': { nombre: 'Revisar después del uso', regla: 'USO', fuente: 'Manual del fabricante' },
    'cuerda-vida': {
      nombre: 'Fin de vida',
      regla: 'VIDA',
      cada: 120,
      fuente: 'Manual del fabricante (5 a 10 años)',
    },
  }),
  ...of('Desfibriladores', 'DEA, desfibrilador, AED', {
    'dea-mes': { nombre: 'Autoprueba', cada: 1, fuente: 'Manual del fabricante' },
    'dea-fecha': { nombre: 'Cambiar parches y batería', regla: 'FECHA', fuente: 'Fecha impresa' },
  }),
  ...of('Motosierras, generadores y motobombas', 'motosierra, generador, motobomba', {
    'motor-horas': {
      nombre: 'Mantenimiento por horas',
      cada: 50,
      unidad: 'HORAS',
      fuente: 'Manual del fabricante: confirme las horas',
    },
  }),
]

/** The plan of a suggestion as it is taken on the day `hoy`. Two phones that take one make one record. */
export const planDe = ({ clave, plan }: Sugerencia, hoy: string): Plan => ({
  ...plan,
  desde: hoy,
  id: `plan-${clave}`,
})
