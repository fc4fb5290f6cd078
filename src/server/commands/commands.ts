import { renovarCodigo, restablecerClave } from './codes'
import type { Command } from './command'
import { exportar, importar, importarSinFotos } from './copia'
import { estado } from './estado'
import { revisar } from './revisar'

export const COMMANDS: Readonly<Record<string, Command>> = {
  estado,
  revisar,
  exportar,
  importar,
  'importar-sin-fotos': importarSinFotos,
  'restablecer-clave': restablecerClave,
  'renovar-codigo': renovarCodigo,
}

const usageOf = (name: string, { takes, flags = [] }: Command): string =>
  [name, takes, ...flags.map((flag) => `[${flag}]`)].filter(Boolean).join(' ')

const USES = [
  ...Object.entries(COMMANDS).map(([name, command]) => [usageOf(name, command), command.does] as const),
  ['brigadas', 'las que atiende un proceso con PostgreSQL, cada una por su anfitrión'],
  ['brigadas agregar ANFITRIÓN ESQUEMA', 'una más, con sus datos en ese esquema'],
  ['brigadas quitar ANFITRIÓN', 'una menos; sus datos quedan'],
] as const
const WIDTH = Math.max(...USES.map(([use]) => use.length))

export const USAGE = `Uso: npm run central -- ORDEN

${USES.map(([use, does]) => `    ${use.padEnd(WIDTH)}  ${does}`).join('\n')}
    ${'ayuda'.padEnd(WIDTH)}  esto

  Sin ORDEN se enciende la central (npm start la construye antes). DATOS y DATABASE_URL dicen cuál es;
  de varias brigadas en una base, BRIGADA.
  Termina con 0 si se hizo, 1 si no se pudo, 2 si la orden no se entendió, 3 si revisar encontró algo que queda.`
