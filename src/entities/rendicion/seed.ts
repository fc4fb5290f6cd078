import type { Rendicion } from './rendicion'

const ANUAL = `# Rendición de cuentas 2023

El Cuerpo de Bomberos Voluntarios presenta a la ciudadanía el resultado de su gestión entre el 1 de enero y el 31 de diciembre de 2023.

## Servicios atendidos

| Tipo de servicio | Atenciones |
| :--- | ---: |
| Rescate | 81 |
| Combate de incendios | 58 |
| Materiales peligrosos | 9 |
| Servicios acuáticos | 27 |
| Prevención | 25 |
| Capacitación | 12 |
| **Total** | **212** |

## Ingresos

| Fuente | Codificado | Recaudado |
| :--- | ---: | ---: |
| Contribución predial | $42.000,00 | $40.310,75 |
| Contribución en planillas de energía | $98.000,00 | $96.480,50 |
| Permisos de funcionamiento | $50.000,00 | $48.250,00 |
| Donaciones | $7.500,00 | $7.500,00 |
| **Total** | **$197.500,00** | **$192.541,25** |

La recaudación alcanzó el **97,5 %** de lo previsto.

## Gastos

| Concepto | Codificado | Devengado |
| :--- | ---: | ---: |
| Personal | $92.000,00 | $90.860,40 |
| Mantenimiento de vehículos | $38.000,00 | $36.112,80 |
| Equipos de protección | $41.500,00 | $38.940,00 |
| Capacitación | $9.000,00 | $8.415,50 |
| Servicios básicos | $17.000,00 | $15.220,35 |
| **Total** | **$197.500,00** | **$189.549,05** |

La ejecución del gasto fue del **96,0 %**.

## Logros del año

- Renovación de doce trajes de protección estructural.
- Mantenimiento mayor de la autobomba y de la unidad de rescate.
- Convenio con seis unidades educativas para simulacros de evacuación.

> Los documentos de respaldo pueden consultarse en las oficinas de la institución, de lunes a viernes de 8:00 a 17:00.
`

const SEMESTRE = `# Informe de gestión: primer semestre 2024

Entre enero y junio de 2024 la institución atendió **118** servicios, con un tiempo promedio de respuesta de **8,5 minutos**.

## Servicios por tipo

| Tipo de servicio | Atenciones |
| :--- | ---: |
| Rescate | 43 |
| Combate de incendios | 32 |
| Materiales peligrosos | 6 |
| Servicios acuáticos | 16 |
| Prevención | 13 |
| Capacitación | 8 |
| **Total** | **118** |

## Inversiones del semestre

| Adquisición | Cantidad | Valor |
| :--- | ---: | ---: |
| Mangueras de 1½" | 10 | $1.850,00 |
| Equipos de respiración autónoma | 2 | $5.960,00 |
| Radios portátiles | 6 | $2.340,00 |
| **Total** | **18** | **$10.150,00** |

## Compromisos para el segundo semestre

1. Completar la revisión de hidrantes del centro del cantón.
2. Capacitar a los barrios ribereños en evacuación por inundaciones.
3. Publicar cada mes el estado del presupuesto en esta página.
`

/** Two published reports (contract §7). */
export const sampleRendiciones = (): Rendicion[] => [
  {
    id: 'rc-1708002000001',
    titulo: 'Rendición de Cuentas 2023',
    fecha: '2024-02-15',
    cuerpoMarkdown: ANUAL,
    imagenes: [],
    tags: ['rendicion', 'cuentas', 'transparencia', 'anual'],
    autor: 'Tesorería',
    publicado: true,
    destacado: true,
  },
  {
    id: 'rc-1720616400002',
    titulo: 'Informe de Gestión: Primer Semestre 2024',
    fecha: '2024-07-10',
    cuerpoMarkdown: SEMESTRE,
    imagenes: [],
    tags: ['gestión', 'transparencia', 'semestral'],
    autor: 'Jefe de Bomberos',
    publicado: true,
    destacado: true,
  },
]
