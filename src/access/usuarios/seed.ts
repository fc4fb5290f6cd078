import type { Usuario } from './usuario'

const sample = (n: number, name: string, email: string, role: Usuario['role']): Usuario => ({
  id: `user-${n}`,
  name,
  email: `${email}@bomberos.example`,
  role,
  active: true,
  createdAt: '2024-01-15T13:00:00.000Z',
})

/** One user for each role (contract §2). */
export const sampleUsuarios = (): Usuario[] => [
  sample(1, 'Jefe de Bomberos', 'jefe', 'SUPERADMIN'),
  sample(2, 'Jefatura Operativa', 'operaciones', 'ADMIN_OPERATIVO'),
  sample(3, 'Talento Humano', 'talento', 'TALENTO_HUMANO'),
  sample(4, 'Tesorería', 'tesoreria', 'TESORERIA'),
  sample(5, 'Guardalmacén', 'bodega', 'BODEGA'),
  sample(6, 'Inspector', 'inspector', 'INSPECTOR'),
]

/** Each is valid until its user sets another password; none is ever written to storage (contract §2). */
export const SAMPLE_PASSWORDS: Readonly<Record<string, string>> = {
  'user-1': 'Jefe2024!',
  'user-2': 'Operaciones2024!',
  'user-3': 'Talento2024!',
  'user-4': 'Tesoreria2024!',
  'user-5': 'Bodega2024!',
  'user-6': 'Inspector2024!',
}

/** The two accounts that the login screen prints (spec §2.4). */
export const SHOWN_ACCOUNTS: readonly string[] = ['user-1', 'user-4']
