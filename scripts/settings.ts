/** Settings in `.env` files, read as Next does. Import it first where a script reads settings. */
import { loadEnvConfig } from '@next/env';

loadEnvConfig(process.cwd());
