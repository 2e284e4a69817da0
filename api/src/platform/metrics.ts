import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';
import type { Services } from './context.ts';

type Measured = { name: string; help: string };

/** The registry is not the global one, because tests build several applications in one process. */
export function openMetrics(services: Services): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureConnections(services, registry);
  const clock = {
    name: 'clock_is_right',
    help: 'Whether the clock of this process agrees with that of the database',
  };
  measure(services, registry, clock, async () => Number(await services.isClockRight()));
  return registry;
}

/**
 * Adds a gauge whose value is read whenever the metrics are. It has no value when that is null or cannot be read: the other
 * metrics must still be exported.
 */
export function measure(
  { log }: Pick<Services, 'log'>,
  registry: Registry,
  { name, help }: Measured,
  read: () => Promise<number | null>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.reset();
      try {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      } catch (error) {
        this.remove();
        log.warn({ err: error, metric: name }, 'a metric could not be read');
      }
    },
  });
}

function measureConnections({ pool, readers }: Services, registry: Registry): void {
  const pools = { work: () => pool, lists: () => readers.generic, filteredLists: () => readers.custom };
  new Gauge({
    name: 'database_connections',
    help: 'Connections of a pool: those in use, and calls that wait for one',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [name, find] of Object.entries(pools)) {
        const { totalCount, idleCount, waitingCount } = find();
        this.set({ pool: name, state: 'in use' }, totalCount - idleCount);
        this.set({ pool: name, state: 'waiting' }, waitingCount);
      }
    },
  });
}
