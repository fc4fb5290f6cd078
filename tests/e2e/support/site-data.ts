import type { BrowserContext, Page } from 'playwright-core'

/** Makes the browser have these lists stored when the app first opens. */
export const storeLists = (where: BrowserContext | Page, lists: Record<string, unknown[]>) =>
  where.addInitScript((entries) => {
    if (!location.protocol.startsWith('http')) return
    for (const [key, data] of Object.entries(entries))
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))
  }, lists)

/** Must be shown as text and never run. */
export const HOSTILE = '<img src=x onerror="ran=true">'
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)

const media = (n: number, titulo: string, rest: object = {}) => ({
  id: `media${n}`,
  titulo,
  url: `/img/galeria-${n}.svg`,
  creditos: '',
  seccion: 'GALERIA',
  orden: n,
  activo: true,
  fechaSubida: '2024-01-15',
  ...rest,
})

export const medios = [
  media(1, 'Primera', { seccion: 'HERO' }),
  media(3, 'Tercera'),
  media(2, 'Segunda'),
  media(4, 'Rota', { url: '/img/no-existe.png' }),
  media(5, HOSTILE, { creditos: `${LONG}<script>ran=true</script>`, seccion: 'EVENTOS' }),
  media(6, 'Apagada', { activo: false, url: '/img/galeria-1.svg' }),
  media(7, 'Video', { url: 'https://example.org/video.mp4' }),
]

const persona = (n: number, nombres: string, cargo: string, area: string, rest: object = {}) => ({
  id: `staff${n}`,
  nombres,
  cargo,
  area,
  fotoUrl: '',
  orden: n,
  activo: true,
  telefono: '099 000 0101',
  email: 'alguien@bomberos.example',
  fechaIngreso: '2011-05-17',
  ...rest,
})

export const personal = [
  persona(1, 'Crnl. Marco Villacís', 'Primer Jefe', 'Comando'),
  persona(2, 'María Ñusta Núñez Peñafiel', 'Bombera', 'Operaciones'),
  persona(3, `José ${LONG}`, 'Maquinista', 'Operaciones'),
  persona(4, HOSTILE, 'Bodega', 'Logística'),
  persona(5, 'Inactiva Ejemplo', 'Bombera', 'Operaciones', { activo: false }),
]

const informe = (n: number, titulo: string, cuerpoMarkdown: string, rest: object = {}) => ({
  id: `rc-${n}`,
  titulo,
  fecha: `2024-0${n}-15`,
  cuerpoMarkdown,
  imagenes: [],
  tags: [],
  autor: 'Tesorería',
  publicado: true,
  destacado: false,
  ...rest,
})

const CAMIONES = `# Informe de Camiones

${'El estado de la flota. '.repeat(15)}

## Flota

| Unidad | Valor | Observación |
| :--- | ---: | --- |
| Autobomba | $120.000,00 | Con una observación larga que no cabe en un teléfono |

Se instalaron hidrantes nuevos para cada Camión[^1].

- [x] Comprados
- [ ] Por comprar

\`\`\`
${LONG}
\`\`\`

#### Un título que baja tres niveles

[^1]: Según el acta.`

const ATAQUE = `## ${HOSTILE}

<script>ran = true</script>

<iframe src="javascript:parent.ran=true"></iframe> <svg onload="ran=true"></svg>

[toque aquí](javascript:ran=true) [otra](data:text/html,<script>ran=true</script>) [\`vb\`](vbscript:ran)
[la ley](https://example.org/ley) <info@bomberos.example> [911](tel:911) [red](//example.org/x)

![x](javascript:ran=true) ![y](data:image/svg+xml,<svg/onload=ran=true>) ![z](x" onerror="ran=true)

${LONG}`

export const rendiciones = [
  informe(1, 'Informe de camiones', CAMIONES, { tags: ['anual', 'flota', 'camiones', 'cuentas', 'equipos'] }),
  informe(2, 'Segundo informe', 'Texto corto.', { tags: ['flota'] }),
  informe(3, `Ataque ${HOSTILE}`, ATAQUE, { tags: ['<b>tag</b>', LONG], autor: HOSTILE }),
  informe(4, 'Borrador secreto', 'Hidrantes y camiones que aún no se publican.', { publicado: false }),
]
