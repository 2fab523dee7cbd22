/** `npm start`: from a fresh copy to the finished site in the browser. */
import { build } from './build.mjs';
import { asCommand } from './command.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

await asCommand(import.meta.url, async () => {
  await install();
  await build();
  await serve();
});
