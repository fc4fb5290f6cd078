/** `npm test` takes a tenth of the generated cases and of the kills, `npm run bench -- generados` all of them. */
export const runs = (all: number): number => (process.env.CASOS === 'completos' ? all : all / 10)
