import type { Step } from '../stack';

const FRAMES = ['-', '\\', '|', '/'];
const FRAME_MS = 120;

/** Part of a terminal that Progress uses. */
export interface Screen {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/**
 * Prints a line for each step that ends. On a terminal the last line shows the running steps and their seconds; in a
 * file or in CI it is left out.
 */
export class Progress {
  private readonly running = new Map<string, number>();
  private readonly live: boolean;
  private timer: NodeJS.Timeout | undefined;
  private frame = 0;

  constructor(private readonly screen: Screen) {
    this.live = screen.isTTY === true && process.env.TERM !== 'dumb';
  }

  readonly onStep = ({ name, state, seconds }: Step): void => {
    this.erase();
    if (state === 'begun') {
      this.running.set(name, performance.now());
    } else {
      this.running.delete(name);
      const mark = state === 'done' ? 'ok    ' : 'failed';
      this.screen.write(`  ${mark}  ${name.padEnd(32)}${seconds.toFixed(1).padStart(6)} s\n`);
    }
    this.draw();
    if (this.live && this.running.size > 0) {
      this.timer ??= setInterval(() => this.tick(), FRAME_MS);
    } else {
      this.end();
    }
  };

  /** Erases the line of running steps. */
  end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.erase();
    this.running.clear();
  }

  private tick(): void {
    this.frame += 1;
    this.erase();
    this.draw();
  }

  private draw(): void {
    if (!this.live || this.running.size === 0) return;
    const now = performance.now();
    const steps = [...this.running].map(
      ([name, since]) => `${name} ${Math.floor((now - since) / 1000)} s`,
    );
    const line = `  ${FRAMES[this.frame % FRAMES.length]}  working on: ${steps.join(', ')}`;
    // A wrapped line can't be erased.
    this.screen.write(line.slice(0, (this.screen.columns || 80) - 1));
  }

  private erase(): void {
    if (this.live) this.screen.write('\r\u001b[K');
  }
}
