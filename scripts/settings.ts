/** Reads settings from `.env` files the way Next does. A script that reads settings imports this first. */
import { loadEnvConfig } from '@next/env';

loadEnvConfig(process.cwd());
