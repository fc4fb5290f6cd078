import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'

const WORLDS = ['sin central', 'con central'] as const
type World = (typeof WORLDS)[number]

/** The words of a page as a neighbour reads them. */
async function wordsOf(path: string, world: World): Promise<string> {
  if (world === 'con central') markCentral()
  return wordsNow(path)
}

async function wordsNow(path: string): Promise<string> {
  await openScreen(path, 'user-1')
  return screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? ''
}

/** What is true in one world only. */
const TRUE: Record<string, Record<World, string[]>> = {
  '/terminos': {
    'sin central': [
      'también sin internet, y no tiene un servidor que reciba lo que se escribe en él.',
      'queda guardado en el dispositivo donde se hizo. La institución lo conoce cuando se abre o se comparte',
      'cambie la contraseña de muestra',
      'Los datos viven en el navegador: si se borran sus datos o se daña el equipo, se pierden. Haga copias',
    ],
    'con central': [
      'también sin internet. Solo los reportes, mensajes, solicitudes y preguntas que usted envía llegan a la central',
      'y va a la central de la institución cuando usted lo envía, o apenas vuelve la señal.',
      'cambie la contraseña que otra persona le dio',
      'Lo enviado lo guarda la central, que hace una copia cada noche.',
    ],
  },
  '/politicas': {
    'sin central': [
      'Este sitio no tiene servidor propio: lo que usted escribe se queda en su navegador.',
      'ni estadísticas de visitas',
      'Puede borrarlo todo cuando quiera.',
      'Qué se guarda, dónde y por cuánto tiempo',
      'Nadie puede leerlos a distancia',
      'no entrega mensajes por sí sola',
      'Un reporte que no compartió puede retirarlo',
      'La respuesta de la estación llega igual',
      'Si entregó datos a la institución por otro medio',
    ],
    'con central': [
      'La institución tiene su propia central',
      'La central cuenta cuántas veces se abre cada página, sin guardar quién la abrió',
      'Hasta cinco equipos del personal pueden guardar la copia de la última noche, cerrada',
      'pedir que se borre lo que envió',
      'Qué guarda su navegador y por cuánto tiempo',
      'lo lee el personal de la institución, cada quien según su rol',
      'Pasados 24 meses de corregido o cerrado, la central quita',
      'Un mensaje, una solicitud o una pregunta queda hasta que la institución lo elimine.',
      'la dirección de internet desde la que llega un envío, y la borra pasada una hora',
      'toque «Retirar» mientras nadie lo atiende, o «Pedir que se borre» después',
      'Un reporte que no envió ni compartió puede retirarlo',
      'La respuesta a un reporte compartido llega igual',
      'por su central o por otro medio',
    ],
  },
}

for (const [path, worlds] of Object.entries(TRUE))
  test.each(WORLDS)(`${path} tells what is true %s, and nothing of the other world`, async (world) => {
    const words = await wordsOf(path, world)
    for (const other of WORLDS)
      for (const sentence of worlds[other]) {
        if (other === world) expect(words).toContain(sentence)
        else expect(words).not.toContain(sentence)
      }
  })

test.each([
  [
    '/politicas',
    [
      'Este sitio está en modo de muestra: lo que envíe lo puede leer cualquiera que lo pruebe',
      'Lo que usted envía lo lee cualquiera que entre con una cuenta de ejemplo',
      'Los lee cualquiera que entre con una cuenta de ejemplo, y quien administra el equipo',
    ],
    ['lo lee el personal de la institución', 'a quienes su rol se lo permite', 'Hasta cinco equipos'],
  ],
  [
    '/terminos',
    ['Este sitio está en modo de muestra: ninguna estación lo atiende.', 'cambie la contraseña de muestra'],
    ['la institución responde en 24 a 48 horas'],
  ],
])(
  '%s says of a central that nobody claimed that anybody reads it and no station answers',
  async (path, said, not) => {
    markCentral('muestra')
    const words = await wordsNow(path)
    for (const sentence of said) expect(words).toContain(sentence)
    for (const sentence of not) expect(words).not.toContain(sentence)
  },
)
