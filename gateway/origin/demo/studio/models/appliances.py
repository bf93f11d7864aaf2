"""Appliances that the furniture library lacks:
kind=dishwasher|stand-mixer|hand-blender|air-fryer|kettle|vacuum|robot-vacuum|iron|steam-station|oil-radiator|
induction-hob|toaster-four|air-fryer-dual|vacuum-stick|air-conditioner-mobile|robot-vacuum-station|
iron-ceramic|blender-portable|oven-pyro|oven-mini-spit|microwave-frame|steam-station-tank|hand-blender-set|
dishwasher-compact|dishwasher-open|stand-mixer-arm; extra= names the variant of a kind."""


def dishwasher():
    w, d, h = 0.6, 0.58, 0.85
    box((w, d, h - 0.1), (0, 0, 0.1 + (h - 0.1) / 2), PAINT(), 0.012)
    box((w - 0.006, 0.02, h - 0.25), (0, -d / 2 - 0.006, 0.11 + (h - 0.25) / 2), PAINT(), 0.008)
    box((w - 0.006, 0.024, 0.115), (0, -d / 2 - 0.008, h - 0.065), PAINT(), 0.008)
    box((0.3, 0.02, 0.03), (0, -d / 2 - 0.012, h - 0.115), BLACK(), 0.01)  # the recess of the handle
    box((0.11, 0.006, 0.05), (0.16, -d / 2 - 0.02, h - 0.06), SCREEN(), 0.004)
    for k, x in enumerate((-0.25, -0.205, -0.16)):
        knob((x, -d / 2 - 0.019, h - 0.06), 0.012, 0.006, STEEL())
    for x in (0.135, 0.155, 0.165, 0.185):
        box((0.008, 0.002, 0.02), (x, -d / 2 - 0.0235, h - 0.06), LIGHT("digits", (0.7, 0.9, 1)), 0.001)
    box((w - 0.02, d - 0.06, 0.1), (0, 0.03, 0.05), BLACK(), 0.006)
    for x in (-0.25, 0.25):
        lathe(
            [(0, 0), (0.02, 0), (0.02, 0.02), (0.012, 0.03), (0.012, 0.05)],
            RUBBER(),
            at=(x, -d / 2 + 0.05, 0),
        )


def stand_mixer():
    # A planetary mixer of no make: a flat base, a slanted column, a cylindrical head.
    plate(rounded(0.24, 0.38, 0.09), 0.035, PAINT(), (0, 0.0, 0), r=0.014)
    loft(
        [
            [(x * s, y * s * 0.8 + o, z) for x, y in rounded(0.17, 0.13, 0.06)]
            for s, o, z in (
                (1.05, 0.13, 0.03),
                (0.9, 0.125, 0.1),
                (0.84, 0.12, 0.2),
                (0.95, 0.11, 0.28),
                (1.0, 0.10, 0.30),
            )
        ],
        PAINT(),
    )
    ring = rounded(0.17, 0.14, 0.065, 10)
    loft(
        [
            [(x * s, y0, z0 + y * s) for x, y in ring]
            for s, y0, z0 in (
                (0.5, 0.205, 0.335),
                (0.86, 0.19, 0.335),
                (1.0, 0.15, 0.335),
                (1.02, 0.0, 0.335),
                (0.98, -0.12, 0.335),
                (0.86, -0.165, 0.335),
                (0.55, -0.185, 0.335),
            )
        ],
        PAINT(),
    )
    lathe([(0, 0), (0.045, 0), (0.05, 0.01), (0.05, 0.035), (0.045, 0.04)], STEEL(), at=(0, -0.075, 0.232))
    bowl = curve(
        [
            (0, 0.002),
            (0.05, 0.0),
            (0.055, 0.012),
            (0.06, 0.02),
            (0.098, 0.06),
            (0.112, 0.11),
            (0.115, 0.165),
            (0.118, 0.168),
        ],
        6,
    )
    lathe(
        bowl + [(0.112, 0.164), (0.108, 0.11), (0.094, 0.064), (0.05, 0.025), (0, 0.02)],
        STEEL(),
        at=(0, -0.075, 0.036),
    )
    tube(
        [(0.11, -0.09, 0.17), (0.17, -0.1, 0.165), (0.165, -0.1, 0.11), (0.105, -0.09, 0.09)],
        0.008,
        STEEL(),
        flat=1.4,
    )
    tube([(0, -0.075, 0.24), (0, -0.075, 0.16)], 0.008, STEEL(), round_=False)
    tube(
        [
            (0, -0.075, 0.16),
            (0.05, -0.075, 0.13),
            (0.035, -0.075, 0.075),
            (0, -0.075, 0.066),
            (-0.035, -0.075, 0.075),
            (-0.05, -0.075, 0.13),
            (0, -0.075, 0.16),
        ],
        0.006,
        STEEL(),
    )
    knob((0.088, 0.02, 0.335), 0.022, 0.014, BLACK()).rotation_euler = (math.radians(90), 0, math.radians(90))
    box((0.176, 0.012, 0.006), (0, -0.03, 0.335), STEEL(), 0.002)
    o = lathe([(0.0805, -0.004), (0.0825, -0.004), (0.0825, 0.004), (0.0805, 0.004)], STEEL())
    o.rotation_euler = (math.radians(90), 0, 0)
    o.location = (0, -0.115, 0.335)
    o.scale = (1.03, 0.85, 1)


def hand_blender():
    lathe(
        curve(
            [
                (0.001, 0.42),
                (0.018, 0.418),
                (0.027, 0.405),
                (0.029, 0.36),
                (0.026, 0.30),
                (0.029, 0.25),
                (0.031, 0.225),
                (0.026, 0.215),
            ],
            8,
        ),
        PAINT(),
    )
    lathe([(0.027, 0.216), (0.029, 0.214), (0.029, 0.204), (0.024, 0.198)], STEEL())
    lathe(
        curve(
            [
                (0.024, 0.2),
                (0.016, 0.185),
                (0.012, 0.16),
                (0.0115, 0.07),
                (0.017, 0.05),
                (0.030, 0.032),
                (0.034, 0.012),
                (0.034, 0.0),
            ],
            8,
        )
        + [(0.031, 0.0), (0.029, 0.02), (0.01, 0.035)],
        STEEL(),
    )
    box((0.016, 0.008, 0.03), (0, -0.028, 0.335), BLACK(), 0.004)
    box((0.016, 0.008, 0.022), (0, -0.0285, 0.3), GREY(), 0.004)
    tube(
        [
            (0, 0, 0.418),
            (0.005, 0.01, 0.45),
            (0.02, 0.04, 0.44),
            (0.04, 0.07, 0.3),
            (0.05, 0.08, 0.1),
            (0.07, 0.06, 0.005),
            (0.14, 0.0, 0.004),
            (0.12, -0.06, 0.004),
        ],
        0.0035,
        RUBBER(),
    )
    # the beaker beside it
    lathe(
        [
            (0, 0.003),
            (0.042, 0.003),
            (0.046, 0.006),
            (0.052, 0.15),
            (0.054, 0.152),
            (0.051, 0.153),
            (0.044, 0.01),
            (0, 0.008),
        ],
        GLASS(),
        at=(-0.13, 0.01, 0),
    )


def air_fryer():
    body = curve(
        [
            (0.0, 0.0),
            (0.115, 0.0),
            (0.128, 0.01),
            (0.142, 0.09),
            (0.145, 0.17),
            (0.138, 0.25),
            (0.115, 0.305),
            (0.06, 0.325),
            (0.0, 0.328),
        ],
        8,
    )
    lathe(body, PAINT(0.28), squash=1.02)
    # the drawer: a slightly larger shell over the lower front
    lathe(
        [(r + 0.003, z) for r, z in body if 0.025 < z < 0.165],
        PAINT(0.28),
        (-0.2, 0.2),
        160,
        squash=1.02,
        name="drawer",
    )
    lathe([(r + 0.0035, z) for r, z in body if 0.163 < z < 0.172], BLACK(), (-0.21, 0.21), 160, squash=1.02)
    lathe([(r + 0.002, z) for r, z in body if 0.195 < z < 0.285], SCREEN(), (-0.085, 0.085), 160, squash=1.02)
    for a, z in ((-0.03, 0.245), (-0.012, 0.245), (0.012, 0.245), (0.03, 0.245)):
        t = 2 * math.pi * a - math.pi / 2
        box(
            (0.011, 0.003, 0.02),
            (0.1425 * math.cos(t), 0.1445 * math.sin(t), z),
            LIGHT("digits", (0.8, 0.95, 1)),
            0.001,
            turn=(-12, 0, math.degrees(t) + 90),
        )
    box((0.05, 0.1, 0.034), (0, -0.19, 0.118), BLACK(), 0.016)
    box((0.058, 0.018, 0.09), (0, -0.148, 0.12), BLACK(), 0.008)
    box((0.03, 0.07, 0.004), (0, -0.195, 0.136), STEEL(), 0.002)
    lathe([(0.128, 0.012), (0.13, 0.01), (0.13, 0.0), (0.1, 0.0)], BLACK(), squash=1.02)


def water():
    m = mat("water", (0.93, 0.97, 1.0), 0.0, glass=1.0)
    m.node_tree.nodes["Principled BSDF"].inputs["IOR"].default_value = 1.15
    return m


def kettle():
    body = curve(
        [
            (0.0, 0.022),
            (0.078, 0.022),
            (0.085, 0.03),
            (0.084, 0.09),
            (0.074, 0.16),
            (0.062, 0.205),
            (0.058, 0.212),
        ],
        8,
    )
    finish = opt.get("finish")
    steel = finish in ("steel", "glass")  # a glass body has a steel spout and foot
    if finish == "glass":
        wall = [(max(r - 0.003, 0), z) for r, z in reversed(body)]
        lathe(body + wall, GLASS())
        lathe([(0.0, 0.026), (0.0795, 0.026), (0.0805, 0.032), (0.0795, 0.09), (0.0722, 0.142), (0, 0.142)], water())
        lathe([(0.0, 0.02), (0.079, 0.02), (0.087, 0.022), (0.0875, 0.04), (0.0855, 0.041)], STEEL())
        lathe([(0.0, 0.027), (0.07, 0.027), (0.078, 0.0275)], BRUSHED())
        for z in (0.07, 0.095, 0.12, 0.145):
            box((0.004, 0.014, 0.0016), (0.0, 0, z), WHITE(), 0.0004).location = (
                0.04 * math.cos(-1.2),
                -0.0795 + (z - 0.07) * 0.13,
                z,
            )
    else:
        lathe(body, STEEL() if steel else PAINT(0.25))
    lathe(curve([(0.059, 0.211), (0.054, 0.222), (0.03, 0.232), (0.0, 0.234)], 6), BLACK())
    lathe([(0.06, 0.208), (0.062, 0.211), (0.061, 0.215), (0.058, 0.216)], STEEL())
    ball(0.011, (0, 0, 0.241), BLACK(), (1, 1, 0.8))
    loft(
        [
            [
                (
                    -0.07 - t * 0.045 + math.cos(a) * 0.001,
                    math.sin(a) * (0.026 - 0.010 * t),
                    0.165 + t * 0.045 + math.cos(a) * (0.030 - 0.018 * t),
                )
                for a in [2 * math.pi * i / 24 for i in range(24)]
            ]
            for t in (-0.1 if finish == "glass" else -0.45, 0, 0.5, 1)
        ],
        STEEL() if steel else PAINT(0.25),
    )
    tube(
        [
            (0.052, 0, 0.214),
            (0.10, 0, 0.226),
            (0.135, 0, 0.195),
            (0.132, 0, 0.12),
            (0.108, 0, 0.062),
            (0.078, 0, 0.05),
        ],
        [0.012, 0.013, 0.012, 0.011, 0.011, 0.010],
        BLACK(),
        flat=1.35,
    )
    lathe([(0, 0), (0.082, 0), (0.088, 0.004), (0.088, 0.014), (0.08, 0.02), (0, 0.02)], BLACK())
    tube([(0.07, 0.05, 0.006), (0.13, 0.1, 0.004), (0.18, 0.12, 0.004), (0.2, 0.2, 0.004)], 0.0035, RUBBER())
    box((0.012, 0.005, 0.018), (0.12, -0.011, 0.075), LIGHT("pilot", (0.2, 0.6, 1)), 0.002)


def vacuum():
    # A canister cleaner: body with two wheels, hose, tube, nozzle.
    ring = lambda w, h, x, z: [(x, a, z + b) for a, b in rounded(w, h, min(w, h) * 0.48, 10)]
    loft(
        [
            ring(0.10, 0.07, -0.2, 0.09),
            ring(0.19, 0.13, -0.17, 0.1),
            ring(0.25, 0.17, -0.1, 0.11),
            ring(0.27, 0.19, 0.0, 0.12),
            ring(0.26, 0.19, 0.09, 0.12),
            ring(0.2, 0.15, 0.16, 0.12),
            ring(0.1, 0.08, 0.19, 0.12),
        ],
        PAINT(0.25),
    )
    loft(
        [
            ring(0.16, 0.06, -0.14, 0.185),
            ring(0.19, 0.09, -0.07, 0.185),
            ring(0.17, 0.08, 0.03, 0.195),
            ring(0.08, 0.03, 0.1, 0.19),
        ],
        mat("dust-cup", (0.03, 0.03, 0.035), 0.06, coat=1),
    )
    for y in (-0.14, 0.14):
        o = lathe(
            [
                (0, -0.022),
                (0.06, -0.022),
                (0.085, -0.012),
                (0.088, 0.0),
                (0.085, 0.012),
                (0.06, 0.022),
                (0.0, 0.022),
            ],
            RUBBER(),
            at=(0.08, y, 0.088),
        )
        o.rotation_euler = (math.radians(90), 0, 0)
        o = lathe(
            [(0, -0.025), (0.045, -0.025), (0.05, -0.02), (0.05, 0.02), (0.045, 0.025), (0, 0.025)],
            STEEL(),
            at=(0.08, y, 0.088),
        )
        o.rotation_euler = (math.radians(90), 0, 0)
    lathe([(0, 0), (0.02, 0.0), (0.02, 0.03)], RUBBER(), at=(-0.16, 0, 0.0))
    tube([(-0.06, 0, 0.225), (0.0, 0, 0.27), (0.08, 0, 0.25), (0.12, 0, 0.2)], 0.012, BLACK(), flat=1.3)
    hose = [
        (-0.19, 0, 0.1),
        (-0.3, 0.0, 0.12),
        (-0.4, -0.05, 0.28),
        (-0.42, -0.08, 0.48),
        (-0.36, -0.1, 0.62),
        (-0.28, -0.12, 0.66),
    ]
    tube(hose, 0.018, RUBBER())
    tube([(-0.28, -0.12, 0.66), (-0.22, -0.14, 0.655), (-0.17, -0.155, 0.6)], [0.02, 0.021, 0.018], BLACK())
    tube([(-0.17, -0.155, 0.6), (0.03, -0.22, 0.06)], 0.0135, STEEL(), round_=False)
    tube([(0.02, -0.217, 0.09), (0.04, -0.225, 0.03)], 0.02, BLACK(), round_=False)
    loft(
        [
            [(0.05 + x, -0.235 + y, z) for x, y in rounded(w, d, 0.03)]
            for w, d, z in ((0.11, 0.27, 0.0), (0.11, 0.27, 0.018), (0.09, 0.24, 0.034), (0.04, 0.06, 0.045))
        ],
        BLACK(),
    )


def robot_vacuum():
    lathe(
        curve(
            [
                (0.0, 0.004),
                (0.15, 0.004),
                (0.163, 0.014),
                (0.165, 0.03),
                (0.165, 0.06),
                (0.162, 0.078),
                (0.15, 0.086),
            ],
            6,
        ),
        PAINT(0.3),
    )
    lathe([(0.15, 0.086), (0.148, 0.088), (0.0, 0.0885)], PAINT(0.2, 1.0), name="top")
    lathe([(0.166, 0.024), (0.1685, 0.028), (0.1685, 0.062), (0.166, 0.066)], BLACK(), (-0.25, 0.25), 160)
    lathe(curve([(0.046, 0.088), (0.046, 0.104), (0.04, 0.112), (0.0, 0.113)], 6), BLACK(), at=(0, 0.05, 0))
    lathe([(0.0465, 0.094), (0.047, 0.096), (0.0465, 0.1)], SCREEN(), at=(0, 0.05, 0))
    lathe([(0.148, 0.0882), (0.1475, 0.0895), (0.143, 0.0895), (0.1425, 0.0882)], STEEL())
    for x in (-0.022, 0.022):
        lathe([(0, 0.0895), (0.013, 0.0895), (0.014, 0.0885)], GREY(), at=(x, -0.07, 0.0005), n=40)
    lathe(
        [(0.015, 0.0892), (0.0165, 0.0892)], LIGHT("ring", (0.8, 0.95, 1)), at=(-0.022, -0.07, 0.0006), n=40
    )
    for a in (20, 140, 260):
        t = math.radians(a)
        tube(
            [(0.12, -0.11, 0.006), (0.12 + 0.07 * math.cos(t), -0.11 + 0.07 * math.sin(t), 0.003)],
            [0.005, 0.002],
            WHITE(),
            round_=False,
        )


def soleplate(n=40, w=0.115, l=0.27):
    """Outline of an iron: pointed at the front (-y), square with round corners behind."""
    pts = [
        (0, -l * 0.56),
        (w * 0.2, -l * 0.47),
        (w * 0.38, -l * 0.28),
        (w * 0.48, -l * 0.02),
        (w * 0.5, l * 0.25),
        (w * 0.46, l * 0.4),
        (w * 0.3, l * 0.44),
    ]
    right = curve(pts, 8)
    return right + [(-x, y) for x, y in reversed(right[1:])]


def iron_body(lift=0.0):
    s = soleplate()
    scale = lambda k, ky, z, dy=0.0: [(x * k, y * ky + dy, z + lift) for x, y in s]
    loft([scale(1, 1, 0.0), scale(1, 1, 0.008), scale(0.97, 0.985, 0.01)], STEEL())
    loft(
        [
            scale(0.93, 0.95, 0.01),
            scale(0.95, 0.97, 0.02),
            scale(0.86, 0.92, 0.045, 0.006),
            scale(0.66, 0.8, 0.07, 0.016),
            scale(0.5, 0.66, 0.082, 0.024),
        ],
        PAINT(0.22, 0.8),
    )
    loft(
        [scale(0.5, 0.66, 0.08, 0.024), scale(0.4, 0.5, 0.088, 0.03), scale(0.3, 0.4, 0.09, 0.03)],
        mat("tank", (0.05, 0.06, 0.08), 0.1, coat=1),
    )
    tube(
        [
            (0, 0.085, 0.05 + lift),
            (0, 0.118, 0.095 + lift),
            (0, 0.10, 0.135 + lift),
            (0, 0.02, 0.148 + lift),
            (0, -0.06, 0.135 + lift),
            (0, -0.085, 0.105 + lift),
            (0, -0.08, 0.07 + lift),
        ],
        [0.026, 0.022, 0.018, 0.017, 0.018, 0.02, 0.026],
        BLACK(),
        flat=1.1,
    )
    lathe([(0, 0.012), (0.02, 0.012), (0.022, 0.009), (0.022, 0)], PAINT(), at=(0, -0.012, 0.089 + lift))
    for y in (-0.055, -0.035):
        box(
            (0.016, 0.013, 0.008),
            (0, y, 0.151 + lift - (y + 0.035) * -0.1 - (0.004 if y < -0.05 else 0)),
            GREY(),
            0.003,
        )


def oil_radiator():
    fin = rounded(0.15, 0.5, 0.06, 8)
    for k in range(9):
        x = (k - 4) * 0.05
        plate(fin, 0.022, PAINT(0.3, 0.6), (x - 0.011, 0, 0.34), (90, 0, 90), r=0.008)
        for z in (0.15, 0.53):  # the pipes that join the fins
            tube([(x - 0.026, 0, z), (x + 0.026, 0, z)], 0.03, PAINT(0.3, 0.6), round_=False)
    box((0.09, 0.15, 0.46), (-0.27, 0, 0.34), PAINT(0.3, 0.6), 0.025)
    for z in (0.45, 0.36):
        o = knob((-0.27, -0.076, z), 0.026, 0.016, BLACK())
        box((0.003, 0.003, 0.018), (-0.27, -0.093, z + 0.01), WHITE(), 0.001)
    box((0.03, 0.006, 0.016), (-0.27, -0.076, 0.27), LIGHT("pilot", (1, 0.45, 0.1)), 0.003)
    tube([(-0.3, 0, 0.58), (-0.28, 0, 0.62), (-0.2, 0, 0.62), (-0.18, 0, 0.58)], 0.01, BLACK(), flat=1.6)
    for x in (-0.18, 0.16):
        tube([(x, -0.13, 0.045), (x, -0.1, 0.07), (x, 0, 0.085), (x, 0.1, 0.07), (x, 0.13, 0.045)], 0.011, STEEL())
        for y in (-0.13, 0.13):
            o = lathe([(0, -0.011), (0.026, -0.011), (0.03, 0), (0.026, 0.011), (0, 0.011)], RUBBER(), n=40)
            o.rotation_euler = (0, math.radians(90), 0)
            o.location = (x, y, 0.03)


def induction_hob():
    plate(rounded(0.58, 0.5, 0.012, 6), 0.012, SCREEN(), r=0.003)
    line = mat("print", (0.5, 0.5, 0.52), 0.5)
    for x, y, r in ((-0.15, 0.1, 0.09), (0.15, 0.1, 0.105), (-0.15, -0.11, 0.105), (0.15, -0.11, 0.075)):
        for k in (1.0, 0.32):
            lathe([(r * k, 0), (r * k, 0.0006), (r * k + 0.0016, 0.0006), (r * k + 0.0016, 0)], line, at=(x, y, 0.0121))
    for k in range(9):
        x = (k - 4) * 0.024
        if k == 4:
            box((0.03, 0.012, 0.0006), (x, -0.215, 0.0122), LIGHT("digits", (1, 0.2, 0.1)), 0.0002)
        else:
            lathe([(0.004, 0), (0.004, 0.0006), (0.0054, 0.0006), (0.0054, 0)], line, at=(x, -0.215, 0.0121), n=32)


def iron():
    iron_body()
    tube(
        [
            (0, 0.125, 0.11),
            (0.005, 0.17, 0.12),
            (0.05, 0.22, 0.08),
            (0.14, 0.2, 0.006),
            (0.2, 0.1, 0.004),
            (0.17, 0.0, 0.004),
        ],
        0.0042,
        RUBBER(),
    )


def steam_station():
    base = rounded(0.24, 0.38, 0.08, 10)
    skin = lambda *rings: [[(x * k, y * k, z) for x, y in base] for k, z in rings]
    loft(skin((0.94, 0), (0.98, 0.008), (1, 0.03), (0.99, 0.034)), BLACK())
    loft(skin((0.985, 0.033), (1.0, 0.05), (0.97, 0.09), (0.9, 0.117), (0.86, 0.122)), PAINT(0.25, 0.8))
    loft(skin((0.86, 0.12), (0.84, 0.127), (0.8, 0.128)), BLACK())
    for k, x in enumerate((-0.03, 0.0, 0.03)):
        lathe(
            [(0, 0.012), (0.010, 0.011), (0.011, 0.004)],
            LIGHT("pilot", (0.2, 0.6, 1)) if k == 1 else GREY(),
            at=(x, -0.13, 0.115),
            n=32,
        )
    iron_body(0.128)
    tube(
        [
            (0, 0.125, 0.23),
            (0.02, 0.18, 0.25),
            (0.1, 0.22, 0.2),
            (0.16, 0.15, 0.06),
            (0.15, 0.05, 0.012),
            (0.12, 0.02, 0.03),
        ],
        0.008,
        RUBBER(),
    )


def moulded(w, d, low, high, r, edge, material, foot=0.004, at=(0, 0), taper=0.0):
    """A standing body of the plan w, d with round corners and a round upper edge; taper: how much narrower it ends."""
    arc = [math.radians(a) for a in range(0, 91, 15)]
    rings = [(foot * (1 - math.sin(a)), low + foot * (1 - math.cos(a))) for a in arc]
    rings += [(edge * (1 - math.cos(a)) + taper, high - edge + edge * math.sin(a)) for a in arc]
    return loft(
        [
            [(x + at[0], y + at[1], z) for x, y in rounded(w - 2 * i, d - 2 * i, max(r - i, 0.002), 10)]
            for i, z in rings
        ],
        material,
    )


def framed(outer, inner, depth, material, at=(0, 0, 0), turn=(90, 0, 0), r=0.002, corners=(0.006, 0.003)):
    """A frame of the width and height `outer` about an opening; it stands by default and comes forward by `depth`."""
    a, b = rounded(*outer, corners[0], 8), rounded(*inner, corners[1], 8)
    rings = [(a, 0), (a, depth), (b, depth), (b, 0), (a, 0)]
    o = loft([[(x, y, z) for x, y in outline] for outline, z in rings], material, "frame", caps=False)
    join_points(o)
    o.location = at
    o.rotation_euler = [math.radians(t) for t in turn]
    return bevelled(o, r, 3, 40)


def toaster_four():
    """A broad toaster with four slots, two levers and two dials."""
    w, d, h = 0.31, 0.27, 0.19
    shell = PAINT(0.25, 0.7)
    moulded(w - 0.012, d - 0.012, 0.004, 0.024, 0.05, 0.002, BLACK(), 0.002)
    moulded(w, d, 0.018, h, 0.055, 0.03, shell, 0.006)
    dark = mat("slot", (0.012, 0.011, 0.01), 0.8)
    plate(rounded(w - 0.075, d - 0.075, 0.026), 0.003, BRUSHED(), (0, 0, h - 0.0006), r=0.0014)
    for x in (-0.092, -0.037, 0.037, 0.092):
        plate(rounded(0.026, 0.168, 0.006), 0.0006, dark, (x, 0.004, h + 0.0026), r=0)
        framed(
            (0.034, 0.176), (0.026, 0.168), 0.0045, STEEL(), (x, 0.004, h + 0.002), (0, 0, 0), 0.0012, (0.008, 0.006)
        )
        for q in (-0.05, 0, 0.05):
            tube(
                [(x - 0.013, 0.004 + q, h + 0.0032), (x + 0.013, 0.004 + q, h + 0.0032)],
                0.0011,
                STEEL(),
                round_=False,
            )
    front = -d / 2
    for x in (-0.07, 0.07):
        upright(rounded(0.094, 0.118, 0.014), front - 0.003, front + 0.004, BLACK(), 0.002, x, 0.097)
        box((0.007, 0.003, 0.06), (x, front - 0.0025, 0.118), dark, 0.001)
        box((0.05, 0.026, 0.013), (x, front - 0.016, 0.139), STEEL(), 0.005)
        turned_front([(0, 0.014), (0.0125, 0.014), (0.0145, 0.012), (0.0155, 0)], (x, front - 0.003, 0.064), STEEL())
        box((0.0018, 0.002, 0.009), (x, front - 0.0175, 0.07), BLACK(), 0.0006)
        for q in (-1, 1):
            disc(0.0062, 0.0035, (x + q * 0.03, front - 0.003, 0.064), GREY())
            box((0.004, 0.001, 0.0016), (x + q * 0.03, front - 0.0035, 0.077), LIGHT("pilot", (1, 0.45, 0.1)), 0.0004)
    for x in (-0.11, 0.11):
        for y in (-0.09, 0.09):
            lathe([(0, 0), (0.014, 0), (0.016, 0.006)], RUBBER(), at=(x, y, 0), n=40)
    tube([(0.1, 0.13, 0.012), (0.14, 0.16, 0.005), (0.2, 0.14, 0.0038), (0.23, 0.08, 0.0038)], 0.0036, RUBBER())


def air_fryer_dual():
    """A broad fryer with two drawers under one display."""
    w, d, h = 0.385, 0.32, 0.305
    shell, front = PAINT(0.3), -0.16
    moulded(w - 0.02, d - 0.02, 0, 0.02, 0.035, 0.002, BLACK(), 0.002)
    moulded(w, d, 0.012, h, 0.042, 0.034, shell, 0.008)
    upright(rounded(0.335, 0.068, 0.016), front - 0.004, front + 0.02, SCREEN(), 0.002, 0, 0.242)
    glow_ = LIGHT("digits", (0.8, 0.95, 1))
    for x in (-0.105, 0.105):
        for q in (-0.021, -0.007, 0.01, 0.024):
            box((0.0085, 0.0012, 0.02), (x + q, front - 0.0042, 0.252), glow_, 0.0006)
        box((0.0022, 0.0012, 0.0022), (x + 0.0015, front - 0.0042, 0.256), glow_, 0.0005)
        for k in range(4):
            box((0.006, 0.0012, 0.0032), (x + (k - 1.5) * 0.024, front - 0.0042, 0.224), glow_, 0.0005)
    turned_front([(0.0105, 0), (0.0105, 0.0007), (0.0128, 0.0007), (0.0128, 0)], (0, front - 0.004, 0.242), glow_)
    box((0.0018, 0.0012, 0.008), (0, front - 0.0042, 0.246), glow_, 0.0004)
    for x in (-0.0905, 0.0905):
        upright(rounded(0.173, 0.186, 0.018), front - 0.014, front + 0.03, shell, 0.006, x, 0.113)
        box((0.04, 0.024, 0.1), (x, front - 0.022, 0.118), BLACK(), 0.008)
        box((0.034, 0.05, 0.028), (x, front - 0.05, 0.15), BLACK(), 0.012)
        box((0.034, 0.026, 0.094), (x, front - 0.066, 0.118), BLACK(), 0.012, 6)
        box((0.0045, 0.004, 0.07), (x, front - 0.079, 0.118), STEEL(), 0.0018)
    box((0.0035, 0.02, 0.196), (0, front - 0.002, 0.113), BLACK(), 0.001)
    box((0.3, 0.02, 0.0035), (0, front + 0.006, 0.2075), BLACK(), 0.001)
    for k in range(7):
        box((0.16, 0.004, 0.006), (0, d / 2 - 0.0005, 0.16 + k * 0.013), BLACK(), 0.0015)


def vacuum_stick():
    """A cordless stick cleaner with a clear dust cup, leaning as it is held."""
    shell, dark = PAINT(0.25, 0.7), BLACK()

    def head():
        lathe(curve([(0.0165, 0.52), (0.022, 0.53), (0.024, 0.56), (0.027, 0.585), (0.04, 0.598)], 5), dark)
        lathe([(0, 0.596), (0.046, 0.596), (0.05, 0.6), (0.05, 0.612), (0.045, 0.614)], shell)
        cup = [(0.0, 0.614), (0.046, 0.614), (0.049, 0.618), (0.051, 0.75)]
        lathe(cup + [(0.049, 0.75), (0.047, 0.62), (0, 0.617)], GLASS(), name="cup")
        lathe(
            [(0, 0.63), (0.014, 0.63), (0.02, 0.66), (0.03, 0.7), (0.036, 0.75)], mat("cone", (0.2, 0.2, 0.21), 0.35)
        )
        lathe(
            curve(
                [
                    (0.052, 0.748),
                    (0.055, 0.752),
                    (0.056, 0.8),
                    (0.055, 0.845),
                    (0.048, 0.862),
                    (0.03, 0.868),
                    (0, 0.869),
                ],
                5,
            ),
            shell,
        )
        for z in (0.756, 0.842):
            lathe([(0.0535, z - 0.003), (0.0572, z - 0.002), (0.0572, z + 0.002), (0.0535, z + 0.003)], STEEL())
        for k in range(16):  # the openings for the air
            a = 2 * math.pi * k / 16
            box(
                (0.0035, 0.008, 0.04),
                (0.0535 * math.cos(a), 0.0535 * math.sin(a), 0.8),
                dark,
                0.001,
                turn=(0, 0, math.degrees(a) + 90),
            )
        lathe([(0, 0.8715), (0.024, 0.8715), (0.0265, 0.869)], SCREEN())
        lathe([(0.017, 0.8718), (0.017, 0.8724), (0.019, 0.8724), (0.019, 0.8718)], LIGHT("ring", (0.3, 0.8, 1)))
        tube(
            [
                (0.03, 0, 0.842),
                (0.08, 0, 0.848),
                (0.124, 0, 0.828),
                (0.142, 0, 0.78),
                (0.14, 0, 0.72),
                (0.132, 0, 0.672),
            ],
            [0.021, 0.0185, 0.0165, 0.0155, 0.0155, 0.017],
            dark,
            flat=1.15,
        )
        box((0.015, 0.015, 0.034), (0.119, 0, 0.78), mat("trigger", (0.55, 0.025, 0.02), 0.4), 0.005, turn=(0, 12, 0))
        box((0.075, 0.064, 0.075), (0.125, 0, 0.64), dark, 0.016)
        box((0.077, 0.05, 0.008), (0.125, 0, 0.66), STEEL(), 0.003)
        tube([(0.04, 0, 0.625), (0.1, 0, 0.63)], 0.02, dark, round_=False)

    def stick():
        tube([(0, 0, 0.03), (0, 0, 0.1)], 0.02, dark, round_=False)
        lathe([(0, 0.09), (0.0165, 0.09), (0.0165, 0.42), (0, 0.42)], ALUMINIUM())
        placed(head, (0, 0, -0.13))

    placed(stick, (0, 0, 0.012), (0, 17, 0))
    loft(
        [
            [(-0.03 + x, y, z) for x, y in rounded(a, b, 0.03, 8)]
            for a, b, z in (
                (0.1, 0.262, 0.0),
                (0.108, 0.27, 0.008),
                (0.108, 0.27, 0.022),
                (0.096, 0.262, 0.04),
                (0.07, 0.25, 0.05),
            )
        ],
        shell,
    )
    box((0.02, 0.245, 0.022), (-0.079, 0, 0.018), SCREEN(), 0.006)
    for k in range(5):
        box((0.003, 0.006, 0.008), (-0.089, (k - 2) * 0.045, 0.014), LIGHT("pilot-white", (0.9, 0.97, 1)), 0.001)
    box((0.075, 0.06, 0.045), (0.012, 0, 0.035), dark, 0.016)
    for y in (-0.075, 0.075):
        o = lathe([(0, -0.01), (0.021, -0.01), (0.023, 0), (0.021, 0.01), (0, 0.01)], RUBBER(), at=(0.028, y, 0.023))
        o.rotation_euler = (math.radians(90), 0, 0)


def air_conditioner_mobile():
    """A mobile unit on castors with its exhaust hose."""
    w, d, h = 0.35, 0.33, 0.7
    shell, front = PAINT(0.32), -0.165
    moulded(w - 0.014, d - 0.014, 0.045, 0.09, 0.06, 0.002, GREY(), 0.006)
    moulded(w, d, 0.07, h, 0.065, 0.03, shell, 0.01)
    dark = mat("vent", (0.03, 0.03, 0.033), 0.6)
    upright(rounded(0.252, 0.145, 0.02), front - 0.002, front + 0.03, dark, 0.002, 0, 0.575)
    framed((0.268, 0.161), (0.25, 0.143), 0.03, shell, (0, front + 0.024, 0.575), r=0.003, corners=(0.026, 0.018))
    for k in range(6):
        box((0.248, 0.018, 0.0052), (0, front - 0.001, 0.521 + k * 0.0215), shell, 0.0018, turn=(28, 0, 0))
    for x in (-0.05, 0.05):
        box((0.004, 0.01, 0.13), (x, front + 0.001, 0.575), GREY(), 0.001)
    plate(rounded(0.2, 0.13, 0.02), 0.003, SCREEN(), (0, -0.045, h - 0.0005), r=0.001)
    for k in range(5):
        disc_at = ((k - 2) * 0.034, -0.08, h + 0.0022)
        lathe([(0, 0.0008), (0.008, 0.0008), (0.009, 0)], GREY(), at=disc_at, n=32)
    for x in (-0.012, 0.012):
        box((0.012, 0.024, 0.0012), (x, -0.03, h + 0.0025), LIGHT("digits", (0.7, 0.9, 1)), 0.0004)
    box((0.27, 0.003, 0.003), (0, front - 0.0005, 0.46), GREY(), 0.001)
    for k in range(8):
        box((0.19, 0.004, 0.005), (0, front + 0.0002, 0.13 + k * 0.0125), dark, 0.0018)
    for s in (-1, 1):
        box((0.008, 0.12, 0.032), (s * w / 2, 0.0, 0.6), dark, 0.01)
        for k in range(12):
            box((0.004, 0.16, 0.006), (s * w / 2, 0.01, 0.18 + k * 0.017), dark, 0.0018)
    for x in (-0.12, 0.12):
        for y in (-0.11, 0.11):
            lathe([(0.012, 0.03), (0.012, 0.055)], STEEL(), at=(x, y, 0), n=32)
            o = lathe(
                [(0, -0.012), (0.019, -0.012), (0.022, -0.008), (0.022, 0.008), (0.019, 0.012), (0, 0.012)],
                RUBBER(),
                n=40,
            )
            o.rotation_euler = (0, math.radians(90), 0)
            o.location = (x, y, 0.022)
    way = curve(
        [
            (-0.06, 0.14, 0.36),
            (-0.06, 0.24, 0.365),
            (-0.14, 0.31, 0.42),
            (-0.27, 0.3, 0.5),
            (-0.35, 0.25, 0.6),
            (-0.37, 0.22, 0.68),
        ],
        26,
    )
    tube(
        way,
        [0.064 + 0.0045 * math.cos(math.pi * k / 2) for k in range(len(way))],
        mat("hose", (0.6, 0.61, 0.62), 0.5),
        round_=False,
    )
    placed(
        lambda: lathe([(0.062, 0), (0.074, 0.004), (0.074, 0.03), (0.06, 0.034), (0.058, 0.01), (0, 0.01)], GREY()),
        (-0.369, 0.222, 0.67),
        (14, -10, 0),
    )


def robot_vacuum_station():
    """A cleaning robot in front of the tower that empties it."""
    shell, dark = PAINT(0.3), BLACK()
    plate(rounded(0.33, 0.36, 0.05), 0.008, dark, (0, -0.005, 0), r=0.003)
    box((0.2, 0.15, 0.13), (0, 0.105, 0.066), dark, 0.02)
    for x in (-0.115, 0.115):
        box((0.03, 0.17, 0.13), (x, 0.1, 0.068), shell, 0.012)
    moulded(0.262, 0.2, 0.112, 0.4, 0.055, 0.028, shell, 0.012, (0, 0.098))
    upright(rounded(0.152, 0.14, 0.014), -0.0045, 0.01, SCREEN(), 0.002, 0, 0.255)
    box((0.03, 0.0015, 0.004), (0, -0.0048, 0.302), LIGHT("pilot-white", (0.9, 0.97, 1)), 0.0006)
    moulded(0.2632, 0.2012, 0.352, 0.3545, 0.0555, 0.0005, GREY(), 0.0005, (0, 0.098))
    box((0.07, 0.03, 0.005), (0, 0.03, 0.3995), GREY(), 0.002)
    tube([(0.08, 0.19, 0.02), (0.13, 0.23, 0.005), (0.22, 0.2, 0.004), (0.25, 0.12, 0.004)], 0.0035, RUBBER())
    placed(robot_vacuum, (0, -0.135, 0.006))


def iron_ceramic():
    """An iron on its heel, so that its ceramic sole shows."""
    sole = mat("ceramic", (0.56, 0.46, 0.33), 0.22, coat=0.8)
    s = soleplate()

    def lying():
        iron_body()
        loft(
            [[(x * k, y * k, z) for x, y in s] for k, z in ((0.99, 0.0005), (0.985, -0.002), (0.965, -0.0035))], sole
        )
        hole = mat("hole", (0.02, 0.018, 0.015), 0.7)
        places = [(0, -0.122)]
        for x, y in (
            (0.011, -0.1),
            (0.02, -0.077),
            (0.027, -0.053),
            (0.033, -0.028),
            (0.037, -0.002),
            (0.039, 0.025),
        ):
            places += [(x, y), (-x, y)]
        for x, y in places:
            lathe([(0, -0.0042), (0.0032, -0.0042), (0.0036, -0.003)], hole, at=(x, y, 0), n=24)
        for k in (0.5, 0.62):
            line = [(x * k, y * k + 0.012, -0.0032) for x, y in s]
            tube(line, 0.001, mat("groove", (0.36, 0.29, 0.2), 0.4), round_=False)

    placed(lying, (0, 0, 0.1535), (-98, 0, 0))
    box((0.078, 0.095, 0.036), (0, 0.042, 0.018), BLACK(), 0.013)
    lathe([(0, 0), (0.008, 0), (0.007, 0.05), (0, 0.052)], RUBBER(), at=(0.02, 0.082, 0.03), n=32).rotation_euler = (
        math.radians(-80),
        0,
        0,
    )
    tube(
        [
            (0.02, 0.12, 0.036),
            (0.03, 0.17, 0.02),
            (0.08, 0.19, 0.0045),
            (0.15, 0.13, 0.0045),
            (0.16, 0.04, 0.0045),
            (0.12, -0.03, 0.0045),
        ],
        0.0042,
        RUBBER(),
    )


def blender_portable():
    """A blender to drink from: motor below, clear cup, lid with a loop."""
    shell, steel = PAINT(0.3, 0.5), STEEL()
    lathe(
        curve([(0, 0.001), (0.033, 0.001), (0.037, 0.004), (0.0385, 0.012), (0.0385, 0.07), (0.0375, 0.083)], 6)
        + [(0.03, 0.085)],
        shell,
    )
    lathe([(0.03, 0), (0.035, 0), (0.036, 0.003), (0.034, 0.006)], RUBBER())
    lathe([(0.0, 0.084), (0.037, 0.084), (0.0378, 0.086), (0.0378, 0.09), (0.036, 0.092), (0, 0.092)], steel)
    wall = curve([(0.0362, 0.091), (0.0375, 0.097), (0.0375, 0.12), (0.0365, 0.2), (0.036, 0.214)], 5)
    lathe(wall + [(r - 0.0024, z) for r, z in reversed(wall)], GLASS())
    for k in range(4):
        a = 90 * k + 20
        t = math.radians(a)
        box(
            (0.024, 0.006, 0.0014),
            (0.012 * math.cos(t), 0.012 * math.sin(t), 0.105),
            steel,
            0.0005,
            turn=(12, -22 if k % 2 else 18, a),
        )
    lathe([(0.006, 0.092), (0.006, 0.108), (0.004, 0.111), (0, 0.112)], steel, n=32)
    for k in range(4):
        z = 0.125 + 0.02 * k
        lathe(
            [(0.0376 - k * 0.0003, z), (0.0378 - k * 0.0003, z + 0.0007), (0.0376 - k * 0.0003, z + 0.0014)],
            WHITE(),
            (0.06, 0.1 if k % 2 else 0.13),
            200,
        )
    lathe(
        curve(
            [
                (0.0362, 0.211),
                (0.0385, 0.212),
                (0.039, 0.216),
                (0.039, 0.234),
                (0.037, 0.24),
                (0.03, 0.243),
                (0, 0.244),
            ],
            6,
        ),
        shell,
    )
    for k in range(36):
        a = 2 * math.pi * k / 36
        box(
            (0.0022, 0.0022, 0.018),
            (0.0388 * math.cos(a), 0.0388 * math.sin(a), 0.2245),
            shell,
            0.0008,
            turn=(0, 0, 10 * k),
        )
    tube(
        [
            (-0.026, 0.001, 0.242),
            (-0.027, 0.001, 0.258),
            (-0.018, 0.001, 0.272),
            (0, 0.001, 0.277),
            (0.018, 0.001, 0.272),
            (0.027, 0.001, 0.258),
            (0.026, 0.001, 0.242),
        ],
        0.0034,
        RUBBER(),
        flat=2.3,
    )
    turned_front([(0, 0.0035), (0.0085, 0.0035), (0.0095, 0.002), (0.0095, -0.002)], (0, -0.0382, 0.052), steel)
    turned_front(
        [(0.0102, -0.002), (0.0102, 0.001), (0.0118, 0.001), (0.0122, -0.002)],
        (0, -0.0382, 0.052),
        LIGHT("ring", (0.3, 0.8, 1)),
    )
    box((0.003, 0.004, 0.014), (0.0385, 0, 0.03), RUBBER(), 0.0015)


def cabinet(w, h, d, front, low, wall, outside, inside):
    """A box that is open to the front, with its lining."""
    back, z = front + d, low + h / 2
    for s in (-1, 1):
        box((wall, d, h), (s * (w - wall) / 2, front + d / 2, z), outside, 0.004)
        box((w - wall, d, wall), (0, front + d / 2, z + s * (h - wall) / 2), outside, 0.004)
        box((0.002, d - 0.02, h - 2 * wall), (s * (w / 2 - wall), front + d / 2, z), inside, 0.0005)
        box((w - 2 * wall, d - 0.02, 0.002), (0, front + d / 2, z + s * (h / 2 - wall)), inside, 0.0005)
    box((w - 0.004, wall, h - 0.004), (0, back - wall / 2, z), outside, 0.003)
    box((w - 2 * wall, 0.002, h - 2 * wall), (0, back - wall - 0.001, z), inside, 0.0005)


def grid(w, d, at, material, bars=9, radius=0.0022):
    """A lying grid of wire about the place `at`."""
    x, y, z = at
    line = [(x + a, y + b, z) for a, b in rounded(w, d, 0.012, 4)]
    tube(line + line[:1], radius * 1.4, material, round_=False)
    for k in range(bars):
        q = (k + 1) / (bars + 1) - 0.5
        tube([(x + q * w, y - d / 2, z), (x + q * w, y + d / 2, z)], radius, material, round_=False)


def oven_pyro():
    """A built-in oven of our days: a panel with two knobs, a door of dark glass, light inside."""
    w, h, front = 0.595, 0.595, -0.25
    cabinet(
        0.555,
        0.57,
        0.47,
        front + 0.02,
        0.004,
        0.05,
        mat("zinc", (0.36, 0.37, 0.38), 0.42, 1.0),
        mat("enamel-grey", (0.14, 0.14, 0.15), 0.4),
    )
    box((w, 0.03, 0.105), (0, front + 0.01, h - 0.0525), PAINT(0.3), 0.004)
    framed((w, 0.478), (0.41, 0.265), 0.034, SCREEN(), (0, front + 0.025, 0.243), r=0.003, corners=(0.006, 0.02))
    box((w, 0.036, 0.028), (0, front + 0.008, 0.016), PAINT(0.3), 0.004)
    framed((0.425, 0.28), (0.405, 0.26), 0.012, BLACK(), (0, front + 0.02, 0.243), r=0.001, corners=(0.024, 0.018))
    for x in (-0.2, 0.2):
        turned_front(
            [(0.026, 0), (0.026, 0.004), (0.0235, 0.005), (0.0225, 0.026), (0.0205, 0.028), (0, 0.028)],
            (x, front - 0.005, h - 0.052),
            STEEL(),
        )
        box((0.0028, 0.002, 0.016), (x, front - 0.033, h - 0.042), BLACK(), 0.0008)
        for k in range(7):
            a = math.radians(-135 + 45 * k)
            box(
                (0.002, 0.001, 0.005),
                (x + 0.034 * math.sin(a), front - 0.0052, h - 0.052 + 0.034 * math.cos(a)),
                BLACK(),
                0.0003,
                turn=(0, -135 + 45 * k, 0),
            )
    upright(rounded(0.15, 0.052, 0.006), front - 0.0065, front, SCREEN(), 0.001, 0, h - 0.052)
    for x in (-0.032, -0.014, 0.014, 0.032):
        box((0.01, 0.001, 0.02), (x, front - 0.0068, h - 0.05), LIGHT("digits", (0.8, 0.95, 1)), 0.0004)
    tube([(-0.255, front - 0.05, 0.438), (0.255, front - 0.05, 0.438)], 0.0095, BRUSHED(), round_=False)
    for x in (-0.225, 0.225):
        tube([(x, front - 0.008, 0.438), (x, front - 0.05, 0.438)], 0.0075, BRUSHED(), round_=False)
    for z in (0.19, 0.29):
        grid(0.43, 0.36, (0, front + 0.23, z), STEEL(), 11)
    box((0.43, 0.36, 0.016), (0, front + 0.23, 0.135), mat("tray", (0.05, 0.05, 0.055), 0.35), 0.006)
    box((0.06, 0.01, 0.05), (0.15, front + 0.435, 0.36), glow("lamp", (1, 0.62, 0.28), 22), 0.004)
    turned_front([(0.09, 0), (0.09, 0.004), (0.086, 0.006), (0, 0.006)], (0, front + 0.435, 0.25), STEEL())


def oven_mini_spit():
    """A small oven with a spit: the whole front is a door, the knobs sit below it."""
    w, h, front, low = 0.5, 0.335, -0.17, 0.02
    shell = PAINT(0.28)
    cabinet(w, h, 0.36, front + 0.012, low, 0.022, shell, mat("lining", (0.5, 0.5, 0.51), 0.4, 1.0))
    upright(rounded(w, 0.078, 0.012), front, front + 0.03, BLACK(), 0.004, 0, low + 0.039)
    framed((w, 0.25), (0.415, 0.19), 0.022, shell, (0, front + 0.022, low + 0.209), r=0.004, corners=(0.016, 0.016))
    framed(
        (0.42, 0.195),
        (0.404, 0.179),
        0.014,
        BLACK(),
        (0, front + 0.016, low + 0.209),
        r=0.001,
        corners=(0.018, 0.012),
    )
    tube(
        [
            (-0.17, front - 0.008, low + 0.318),
            (-0.165, front - 0.034, low + 0.318),
            (0, front - 0.04, low + 0.318),
            (0.165, front - 0.034, low + 0.318),
            (0.17, front - 0.008, low + 0.318),
        ],
        0.0078,
        STEEL(),
    )
    for k, x in enumerate((-0.18, -0.09, 0.0, 0.09)):
        turned_front(
            [(0.0245, 0), (0.0245, 0.004), (0.0215, 0.005), (0.02, 0.021), (0.018, 0.023), (0, 0.023)],
            (x, front, low + 0.037),
            STEEL(),
        )
        box(
            (0.0028, 0.002, 0.015), (x, front - 0.023, low + 0.044), BLACK(), 0.0008, turn=(0, (0, 40, -35, 80)[k], 0)
        )
        for a in range(-120, 121, 40):
            t = math.radians(a)
            box(
                (0.0018, 0.001, 0.0045),
                (x + 0.031 * math.sin(t), front - 0.0004, low + 0.037 + 0.031 * math.cos(t)),
                WHITE(),
                0.0003,
                turn=(0, a, 0),
            )
    box((0.012, 0.003, 0.006), (0.165, front - 0.001, low + 0.037), LIGHT("pilot", (1, 0.45, 0.1)), 0.001)
    z = low + 0.2
    tube([(-0.22, front + 0.17, z), (0.22, front + 0.17, z)], 0.0055, STEEL(), round_=False)
    for s in (-1, 1):
        box((0.012, 0.066, 0.018), (s * 0.105, front + 0.17, z), STEEL(), 0.003)
        for y in (-0.027, 0.027):
            tube(
                [(s * 0.105, front + 0.17 + y, z), (s * 0.05, front + 0.17 + y, z)],
                [0.0036, 0.0016],
                STEEL(),
                round_=False,
            )
        lathe(
            [(0, 0), (0.008, 0), (0.008, 0.012), (0, 0.014)], STEEL(), at=(s * 0.118, front + 0.17, z - 0.006), n=32
        )
    grid(0.42, 0.28, (0, front + 0.18, low + 0.125), STEEL(), 9)
    heat = glow("heater", (1, 0.3, 0.08), 2.5)
    for y in (0.09, 0.25):
        tube([(-0.2, front + y, low + 0.292), (0.2, front + y, low + 0.292)], 0.0045, heat, round_=False)
    box((0.04, 0.008, 0.03), (0.19, front + 0.335, low + 0.26), glow("lamp", (1, 0.62, 0.28), 34), 0.003)
    for x in (-0.2, 0.2):
        for y in (front + 0.05, front + 0.32):
            lathe([(0, 0), (0.014, 0), (0.017, 0.022)], RUBBER(), at=(x, y, 0), n=40)
    for k in range(6):
        box((0.004, 0.14, 0.006), (w / 2 - 0.001, front + 0.22, low + 0.16 + 0.019 * k), BLACK(), 0.0015)
        box((0.004, 0.14, 0.006), (-w / 2 + 0.001, front + 0.22, low + 0.16 + 0.019 * k), BLACK(), 0.0015)


def microwave_frame():
    """A microwave oven to build in: a frame, a door of dark glass, a strip with a dial."""
    w, h, front = 0.595, 0.385, -0.18
    shell = PAINT(0.3)
    box((0.545, 0.33, 0.35), (0, front + 0.185, 0.18), mat("zinc", (0.36, 0.37, 0.38), 0.42, 1.0), 0.006)
    framed((w, h), (0.5, 0.305), 0.022, shell, (0, front + 0.022, h / 2), r=0.003, corners=(0.008, 0.006))
    dark = mat("gap", (0.012, 0.012, 0.013), 0.7)
    upright(rounded(0.505, 0.31, 0.006), front + 0.012, front + 0.024, dark, 0, 0, h / 2)
    upright(rounded(0.378, 0.298, 0.006), front - 0.006, front + 0.02, SCREEN(), 0.0025, -0.058, h / 2)
    framed(
        (0.27, 0.19), (0.262, 0.182), 0.0012, GREY(), (-0.052, front - 0.0056, h / 2), r=0.0004, corners=(0.02, 0.017)
    )
    upright(
        rounded(0.262, 0.182, 0.017), front - 0.0062, front, mat("window", (0.03, 0.03, 0.033), 0.3), 0, -0.052, h / 2
    )
    upright(rounded(0.112, 0.298, 0.006), front - 0.006, front + 0.02, SCREEN(), 0.0025, 0.19, h / 2)
    x = 0.19
    box((0.07, 0.001, 0.028), (x, front - 0.0062, 0.305), mat("window", (0.03, 0.03, 0.033), 0.3), 0.0004)
    for q in (-0.022, -0.008, 0.008, 0.022):
        box((0.008, 0.001, 0.017), (x + q, front - 0.0068, 0.305), LIGHT("digits", (0.8, 0.95, 1)), 0.0004)
    turned_front(
        [(0.03, 0), (0.03, 0.003), (0.0265, 0.004), (0.025, 0.022), (0.023, 0.024), (0, 0.024)],
        (x, front - 0.006, 0.155),
        STEEL(),
    )
    box((0.0028, 0.002, 0.014), (x, front - 0.03, 0.168), BLACK(), 0.0008)
    for k in range(4):
        disc((0.0085), 0.0025, (x + (k % 2 - 0.5) * 0.044, front - 0.006, 0.262 - 0.026 * (k // 2)), GREY())
    box((0.084, 0.006, 0.022), (x, front - 0.007, 0.075), STEEL(), 0.004)
    tube([(-0.225, front - 0.035, 0.075), (-0.225, front - 0.035, 0.31)], 0.0078, BRUSHED(), round_=False)
    for z in (0.095, 0.29):
        tube([(-0.225, front - 0.004, z), (-0.225, front - 0.035, z)], 0.006, BRUSHED(), round_=False)
    for k in range(13):
        for z in (0.021, h - 0.021):
            box((0.026, 0.003, 0.0055), ((k - 6) * 0.034, front + 0.0003, z), dark, 0.001)


def steam_station_tank():
    """A station with a clear tank behind the iron, which rests on a slope."""
    shell = PAINT(0.25, 0.8)
    plan = rounded(0.235, 0.44, 0.085, 10)
    skin = lambda rings, material: loft(
        [[(x * k, y * k, z + slope * (y + 0.22)) for x, y in plan] for k, z, slope in rings], material
    )
    skin([(0.95, 0, 0), (0.985, 0.008, 0), (0.985, 0.03, 0)], BLACK())
    skin([(0.985, 0.028, 0), (1.0, 0.04, 0), (1.0, 0.055, 0.05), (0.97, 0.075, 0.12), (0.92, 0.084, 0.14)], shell)
    wall = rounded(0.19, 0.1, 0.04, 10)
    glass = [
        [(x * k, y * k + 0.152, z) for x, y in wall]
        for k, z in ((0.94, 0.11), (1.0, 0.118), (1.0, 0.225), (0.95, 0.235))
    ]
    loft(glass, mat("tank-clear", (0.86, 0.94, 0.98), 0.02, glass=1.0))
    loft(
        [[(x * 0.95, y * 0.93 + 0.152, z) for x, y in wall] for z in (0.116, 0.19)],
        mat("tank-water", (0.55, 0.78, 0.9), 0.15),
    )
    loft(
        [
            [(x * k, y * k + 0.152, z) for x, y in wall]
            for k, z in ((0.98, 0.231), (1.02, 0.235), (1.02, 0.247), (0.96, 0.253))
        ],
        shell,
    )
    box((0.06, 0.03, 0.012), (0, 0.152, 0.256), BLACK(), 0.005)
    placed(iron_body, (0, -0.035, 0.111), (8, 0, 0))
    box((0.19, 0.012, 0.016), (0, 0.094, 0.15), BLACK(), 0.005)
    for k, x in enumerate((-0.034, 0.0, 0.034)):
        o = lathe(
            [(0, 0.008), (0.010, 0.008), (0.0115, 0.006), (0.0115, -0.004)],
            LIGHT("pilot", (0.2, 0.6, 1)) if k == 1 else GREY(),
            n=32,
        )
        o.rotation_euler = (math.radians(62), 0, 0)
        o.location = (x, -0.215, 0.06)
    tube(
        [
            (0.03, 0.085, 0.2),
            (0.09, 0.12, 0.24),
            (0.145, 0.15, 0.19),
            (0.155, 0.15, 0.09),
            (0.13, 0.15, 0.045),
            (0.1, 0.15, 0.045),
        ],
        0.0078,
        RUBBER(),
    )


def hand_blender_set():
    """A stick with its chopper and its whisk."""
    shell, steel = PAINT(), STEEL()
    lathe(
        curve(
            [
                (0, 0.4),
                (0.016, 0.399),
                (0.027, 0.39),
                (0.031, 0.365),
                (0.027, 0.33),
                (0.0255, 0.29),
                (0.029, 0.24),
                (0.0325, 0.205),
                (0.0325, 0.19),
            ],
            7,
        ),
        shell,
    )
    lathe([(0.0325, 0.191), (0.0335, 0.189), (0.0335, 0.177), (0.029, 0.172)], BLACK())
    lathe(
        curve(
            [
                (0.03, 0.173),
                (0.0225, 0.155),
                (0.0165, 0.13),
                (0.0145, 0.09),
                (0.0165, 0.06),
                (0.029, 0.034),
                (0.0355, 0.015),
                (0.0355, 0.0),
            ],
            7,
        )
        + [(0.032, 0.0), (0.03, 0.015), (0.01, 0.03)],
        steel,
    )
    lathe([(0, 0.405), (0.014, 0.404), (0.0165, 0.397)], BLACK())
    for z, r in ((0.34, 0.0285), (0.312, 0.0262)):
        turned_front([(0, 0.004), (0.0085, 0.004), (0.01, 0.002), (0.01, -0.006)], (0, -r + 0.001, z), BLACK())
    tube(
        [
            (0, 0, 0.4),
            (0.004, 0.012, 0.43),
            (0.014, 0.04, 0.42),
            (0.03, 0.075, 0.3),
            (0.04, 0.09, 0.08),
            (0.06, 0.1, 0.005),
            (0.12, 0.09, 0.004),
            (0.17, 0.05, 0.004),
        ],
        0.0034,
        RUBBER(),
    )
    # the chopper
    x, y = -0.13, 0.02
    wall = [(0.05, 0.008), (0.056, 0.012), (0.06, 0.09)]
    lathe([(0, 0.008)] + wall + [(r - 0.003, z) for r, z in reversed(wall)] + [(0, 0.012)], GLASS(), at=(x, y, 0))
    lathe([(0.04, 0), (0.054, 0), (0.057, 0.004), (0.0565, 0.012), (0.05, 0.011)], BLACK(), at=(x, y, 0))
    lathe([(0, 0.012), (0.007, 0.013), (0.0055, 0.075), (0, 0.076)], WHITE(), at=(x, y, 0), n=40)
    for z, turn in ((0.026, 30), (0.05, 120)):
        for s in (0, 180):
            t = math.radians(turn + s)
            box(
                (0.04, 0.011, 0.0016),
                (x + 0.025 * math.cos(t), y + 0.025 * math.sin(t), z),
                steel,
                0.0006,
                turn=(14, 0, turn + s),
            )
    lathe(
        curve(
            [
                (0.058, 0.088),
                (0.063, 0.089),
                (0.0635, 0.1),
                (0.061, 0.107),
                (0.045, 0.114),
                (0.034, 0.121),
                (0.031, 0.13),
            ],
            6,
        )
        + [(0.029, 0.132), (0.022, 0.132), (0.02, 0.126), (0, 0.126)],
        shell,
        at=(x, y, 0),
    )
    # the whisk stands on its collar
    x, y = 0.115, -0.035
    lathe(
        curve(
            [
                (0, 0),
                (0.029, 0),
                (0.0305, 0.004),
                (0.029, 0.02),
                (0.02, 0.045),
                (0.011, 0.06),
                (0.008, 0.066),
                (0, 0.066),
            ],
            6,
        ),
        shell,
        at=(x, y, 0),
    )
    lathe([(0.0095, 0.063), (0.0095, 0.085), (0.007, 0.088), (0, 0.088)], steel, at=(x, y, 0), n=40)
    for k in range(6):
        t = math.pi * k / 6
        c, s = math.cos(t), math.sin(t)
        tube(
            [
                (x + q * c, y + q * s, z)
                for q, z in (
                    (0.004, 0.085),
                    (0.014, 0.12),
                    (0.03, 0.165),
                    (0.027, 0.2),
                    (0, 0.217),
                    (-0.027, 0.2),
                    (-0.03, 0.165),
                    (-0.014, 0.12),
                    (-0.004, 0.085),
                )
            ],
            0.0013,
            steel,
        )


def rack(w, d, h, at, material, rows=2, tines=11, wire=0.0021):
    """A basket of wire: a low fence around a grid, and rows of tines that hold plates. at: the middle of its floor."""
    x, y, z = at
    for k, up in ((1.0, 0.0), (1.015, h * 0.55), (1.03, h)):
        line = [(x + a * k, y + b * k, z + up) for a, b in rounded(w, d, 0.02, 4)]
        tube(line + line[:1], wire * (1.7 if up == h else 1.1), material, round_=False)
    across, deep = max(4, round(w / 0.042)), max(4, round(d / 0.042))
    for k in range(across + 1):
        q = (k / across - 0.5) * (w - 0.03)
        ends = [(q * 1.03, s * d * 0.515, h) for s in (-1, 1)]
        tube(
            [(x + a, y + b, z + c) for a, b, c in (ends[0], (q, -d / 2, 0), (q, d / 2, 0), ends[1])],
            wire,
            material,
            round_=False,
        )
    for k in range(deep + 1):
        q = (k / deep - 0.5) * (d - 0.03)
        ends = [(s * w * 0.515, q * 1.03, h) for s in (-1, 1)]
        tube(
            [(x + a, y + b, z + c) for a, b, c in (ends[0], (-w / 2, q, 0), (w / 2, q, 0), ends[1])],
            wire,
            material,
            round_=False,
        )
    for row in range(rows):
        b = y + ((row + 0.5) / rows - 0.5) * d * 0.9
        for k in range(tines):
            a = x + (k / (tines - 1) - 0.5) * w * 0.84
            tube(
                [(a, b - 0.02, z), (a, b - 0.012, z + h * 0.72), (a, b + 0.012, z + h * 0.72), (a, b + 0.02, z)],
                wire,
                material,
                n=4,
            )


def dishwasher_compact():
    """A dishwasher for the worktop: low and broad, with a window and a light inside."""
    w, d, h, front, low, panel = 0.55, 0.48, 0.45, -0.25, 0.018, 0.072
    shell, tub = PAINT(0.28), mat("tub", (0.7, 0.71, 0.72), 0.4)
    back, tall = front + 0.032 + d, h - low
    framed((w, tall), (w - 0.05, tall - 0.04), d, shell, (0, back, low + tall / 2), r=0.008, corners=(0.022, 0.004))
    upright(rounded(w - 0.004, tall - 0.004, 0.02), back - 0.01, back + 0.004, shell, 0.004, 0, low + tall / 2)
    inner = (w - 0.053, d - 0.002, tall - panel - 0.043)
    zm = low + 0.023 + inner[2] / 2
    for s in (-1, 1):
        box((0.002, inner[1], inner[2]), (s * inner[0] / 2, front + 0.032 + d / 2, zm), tub, 0.0005)
        box((inner[0], inner[1], 0.002), (0, front + 0.032 + d / 2, zm + s * inner[2] / 2), tub, 0.0005)
    box((inner[0], 0.002, inner[2]), (0, back - 0.016, zm), tub, 0.0005)
    # the panel
    upright(rounded(w - 0.003, panel, 0.016), front, front + 0.05, shell, 0.006, 0, h - 0.002 - panel / 2)
    z = h - 0.002 - panel / 2
    upright(rounded(w - 0.06, 0.042, 0.01), front - 0.003, front + 0.01, SCREEN(), 0.001, 0, z)
    glow_ = LIGHT("digits", (0.75, 0.92, 1))
    for x in (-0.018, -0.006, 0.008, 0.02):
        box((0.0075, 0.001, 0.017), (x, front - 0.0031, z), glow_, 0.0003)
    for k in range(5):
        turned_front(
            [(0.0036, 0), (0.0036, 0.0006), (0.0046, 0.0006), (0.0046, 0)],
            (0.085 + 0.033 * k, front - 0.003, z),
            glow_,
            32,
        )
        box((0.013, 0.001, 0.003), (-0.217 + 0.033 * k, front - 0.0031, z), glow_ if k == 1 else GREY(), 0.0003)
    # the door
    tall = h - panel - low - 0.008
    z = low + tall / 2
    framed((w - 0.003, tall), (0.446, 0.232), 0.034, shell, (0, front + 0.034, z), r=0.006, corners=(0.016, 0.03))
    framed(
        (0.464, 0.26), (0.418, 0.204), 0.036, SCREEN(), (0, front + 0.033, z - 0.012), r=0.002, corners=(0.034, 0.026)
    )
    dark = mat("recess", (0.012, 0.012, 0.013), 0.6)
    upright(rounded(0.19, 0.019, 0.008), front - 0.001, front + 0.01, dark, 0.001, 0, low + tall - 0.021)
    box((0.196, 0.012, 0.008), (0, front - 0.005, low + tall - 0.0115), shell, 0.0035)
    box((w - 0.02, 0.03, 0.012), (0, front + 0.03, h - panel - 0.006), dark, 0.002)
    # inside
    arm = mat("spray-arm", (0.22, 0.23, 0.24), 0.4)
    x, y = 0, front + 0.26
    rack(0.42, 0.36, 0.075, (x, y, low + 0.085), mat("wire", (0.5, 0.51, 0.52), 0.35), tines=10)
    lathe([(0, 0), (0.05, 0), (0.05, 0.03), (0.03, 0.04), (0, 0.042)], arm, at=(x, y, low + 0.022))
    box((0.32, 0.034, 0.012), (x, y, low + 0.068), arm, 0.005, turn=(0, 0, 24))
    for x in (-0.13, 0.13):
        box(
            (0.09, 0.016, 0.006),
            (x, front + 0.14, zm + inner[2] / 2 - 0.006),
            glow("lamp-cold", (0.86, 0.95, 1.0), 34),
            0.002,
        )
    for x in (-0.22, 0.22):
        for y in (front + 0.08, back - 0.05):
            lathe([(0, 0), (0.018, 0), (0.021, 0.022)], RUBBER(), at=(x, y, 0), n=40)
    for x, r in ((0.16, 0.011), (0.2, 0.008)):  # the hoses
        tube(
            [
                (x, back, 0.1),
                (x + 0.02, back + 0.06, 0.09),
                (x + 0.09, back + 0.07, 0.02),
                (x + 0.16, back - 0.02, 0.012),
            ],
            r,
            GREY(),
        )


def dishwasher_open():
    """A dishwasher with its door down and its baskets drawn out; extra=built-in: with a plain front, ajar."""
    built = opt.get("extra") == "built-in"
    w, d, h, front, foot = 0.6, 0.56, 0.82, -0.28, 0.1
    zinc = mat("zinc", (0.5, 0.51, 0.52), 0.42, 1.0)
    shell = zinc if built else PAINT(0.3)
    tub = mat("tub", (0.72, 0.73, 0.74), 0.36, 1.0)
    tall, back = h - foot, front + d
    z = foot + tall / 2
    framed((w, tall), (w - 0.05, tall - 0.05), d, shell, (0, back, z), r=0.006, corners=(0.008, 0.004))
    framed(
        (w - 0.03, tall - 0.03),
        (w - 0.056, tall - 0.056),
        0.012,
        RUBBER(),
        (0, front + 0.003, z),
        r=0.004,
        corners=(0.03, 0.03),
    )
    upright(rounded(w - 0.004, tall - 0.004, 0.006), back - 0.012, back, shell, 0.002, 0, z)
    for s in (-1, 1):
        box((0.003, d - 0.03, tall - 0.05), (s * (w / 2 - 0.027), front + d / 2, z), tub, 0.0008)
        box((w - 0.05, d - 0.03, 0.003), (0, front + d / 2, z + s * (tall / 2 - 0.027)), tub, 0.0008)
        for q in (0.15, 0.46):  # the rails of the baskets
            box((0.014, d - 0.06, 0.022), (s * (w / 2 - 0.036), front + d / 2, foot + 0.05 + q), tub, 0.004)
    box((w - 0.05, 0.003, tall - 0.05), (0, back - 0.02, z), tub, 0.0008)
    box(
        (w - 0.03, d - 0.08, foot - 0.006),
        (0, front + (0.06 if built else 0.03) + d / 2, foot / 2 + 0.004),
        BLACK(),
        0.004,
    )
    for x in (-0.26, 0.26) if built else ():
        lathe([(0, 0), (0.022, 0), (0.022, 0.014), (0.01, 0.02), (0.01, foot)], GREY(), at=(x, front + 0.06, 0), n=32)

    def door():
        high, m = tall - 0.006, tall / 2
        upright(rounded(w - 0.004, high, 0.006), -0.032, -0.012, PAINT(0.3), 0.004, 0, m)
        upright(
            rounded(w - 0.012, high - 0.006, 0.006),
            -0.012,
            0.022,
            mat("steel-door", (0.6, 0.61, 0.62), 0.28, 1.0),
            0.004,
            0,
            m,
        )
        framed(
            (w - 0.05, high - 0.06),
            (w - 0.11, high - 0.12),
            0.006,
            tub,
            (0, 0.021, m),
            (-90, 0, 0),
            0.0025,
            (0.03, 0.03),
        )
        box((0.2, 0.012, 0.12), (-0.04, 0.024, m + 0.03), GREY(), 0.008)
        box((0.084, 0.008, 0.09), (-0.085, 0.032, m + 0.03), WHITE(), 0.006)
        lathe([(0, 0.01), (0.024, 0.01), (0.027, 0)], WHITE(), at=(0.02, 0.028, m + 0.03), n=40).rotation_euler = (
            math.radians(-90),
            0,
            0,
        )
        box((w - 0.03, 0.03, 0.004), (0, 0.004, high), SCREEN(), 0.001)
        for k in range(7):
            lathe(
                [(0, 0.001), (0.005, 0.001), (0.0055, 0)], BRUSHED(), at=(-0.22 + 0.03 * k, 0.004, high + 0.002), n=24
            )
        for x in (0.12, 0.134, 0.152, 0.166):
            box((0.009, 0.018, 0.001), (x, 0.004, high + 0.0022), LIGHT("digits", (0.75, 0.92, 1)), 0.0003)

    angle, out = (38, 0.0) if built else (88, 0.9)  # how far the door and the baskets come out
    placed(door, (0, front, foot + 0.012), (angle, 0, 0))
    wire = mat("wire", (0.5, 0.51, 0.52), 0.35)
    rack(0.5, 0.47, 0.11, (0, front + d / 2 - 0.33 * out, foot + 0.09), wire, rows=3, tines=12, wire=0.0026)
    rack(0.49, 0.46, 0.1, (0, front + d / 2 - 0.14 * out, foot + 0.42), wire, rows=2, tines=11, wire=0.0024)
    arm = mat("spray-arm", (0.22, 0.23, 0.24), 0.4)
    box((0.4, 0.04, 0.014), (0, front + d / 2 - 0.14 * out, foot + 0.4), arm, 0.006, turn=(0, 0, 30))
    for x in (-0.16, 0.16):
        box((0.12, 0.016, 0.006), (x, front + 0.12, h - 0.032), glow("lamp-cold", (0.86, 0.95, 1.0), 34), 0.002)
    # the basket for cutlery
    x, y = 0.16, front + d / 2 - 0.33 * out - 0.06
    for k in range(6):
        box((0.13, 0.003, 0.11), (x, y + (k - 2.5) * 0.028, foot + 0.152), arm, 0.001)
    for k in range(5):
        for q in (-1, 1):
            box((0.003, 0.14, 0.018), (x + q * 0.065, y, foot + 0.103 + 0.024 * k), arm, 0.001)
    tube(
        [
            (x - 0.064, y, foot + 0.2),
            (x - 0.05, y, foot + 0.25),
            (x + 0.05, y, foot + 0.25),
            (x + 0.064, y, foot + 0.2),
        ],
        0.007,
        arm,
    )


def lit_glass(name, bend=1.3):
    """Glass that casts no shadow, so that what it holds is not in the dark. bend: its refractive index."""
    m = mat(name, (0.97, 0.98, 0.98), 0.02, glass=1.0)
    t = m.node_tree
    body = t.nodes["Principled BSDF"]
    body.inputs["IOR"].default_value = bend
    ray, clear, mix = (t.nodes.new("ShaderNode" + kind) for kind in ("LightPath", "BsdfTransparent", "MixShader"))
    t.links.new(ray.outputs["Is Shadow Ray"], mix.inputs[0])
    t.links.new(body.outputs[0], mix.inputs[1])
    t.links.new(clear.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], t.nodes["Material Output"].inputs[0])
    return m


def guard_and_whisk(centre, steel):
    """What closes the bowl, and the whisk in it."""
    lathe(
        [(0.129, 0.213), (0.129, 0.22), (0.122, 0.226), (0.055, 0.246), (0.053, 0.243), (0.12, 0.222), (0.125, 0.213)],
        lit_glass("guard", 1.12),
        at=(0, centre, 0),
    )
    lathe([(0.0, 0.185), (0.011, 0.185), (0.014, 0.2), (0.016, 0.24)], BRUSHED(), at=(0, centre, 0), n=40)
    for k in range(7):
        a = math.pi * k / 7
        line = [(0.009, 0.19), (0.03, 0.165), (0.046, 0.125), (0.036, 0.09), (0, 0.077)]
        line += [(-q, z) for q, z in reversed(line[:-1])]
        tube([(q * math.cos(a), centre + q * math.sin(a), z) for q, z in line], 0.0016, steel)


def stand_mixer_arm():
    """A machine with a broad arm and a big bowl under a clear guard; extra=mincer: with a mincer and a glass bowl."""
    shell, steel, dark = PAINT(0.26, 0.6), STEEL(), BLACK()
    centre, mincer = -0.085, opt.get("extra") == "mincer"
    # the foot: broad under the column, a ring around the bowl
    foot = closed(
        [
            (0.0, -0.215),
            (0.1, -0.195),
            (0.135, -0.1),
            (0.118, 0.03),
            (0.108, 0.12),
            (0.075, 0.185),
            (0, 0.198),
            (-0.075, 0.185),
            (-0.108, 0.12),
            (-0.118, 0.03),
            (-0.135, -0.1),
            (-0.1, -0.195),
        ],
        8,
    )
    rings = [(0.955, 0.004), (0.985, 0.008), (1.0, 0.018), (1.0, 0.034), (0.985, 0.046), (0.95, 0.053), (0.85, 0.056)]
    loft([[(x * k, y * k, z) for x, y in foot] for k, z in rings], shell, "foot")
    loft([[(x * k, y * k, z) for x, y in foot] for k, z in ((0.93, 0), (0.95, 0.006))], RUBBER(), "sole")

    # the column and the arm: sections along a bend
    way = curve(
        [
            (0.125, 0.05),
            (0.13, 0.13),
            (0.128, 0.2),
            (0.105, 0.262),
            (0.05, 0.3),
            (-0.03, 0.312),
            (-0.11, 0.312),
            (-0.165, 0.308),
        ],
        8,
    )
    n = len(way)
    sections = []
    for i, (y, z) in enumerate(way):
        (ay, az), (by, bz) = way[max(i - 1, 0)], way[min(i + 1, n - 1)]
        t = i / (n - 1)
        direction = Vector((0, by - ay, bz - az)).normalized()
        up = Vector((1, 0, 0)).cross(direction)
        wide = along([(0, 0.206), (0.25, 0.166), (0.5, 0.16), (0.8, 0.178), (1, 0.17)])(t)
        deep = along([(0, 0.13), (0.25, 0.105), (0.5, 0.112), (0.8, 0.118), (1, 0.108)])(t)
        sections.append([tuple(Vector((x, y, z)) + up * q) for x, q in rounded(wide, deep, 0.05, 8)])
    end, last = Vector((0, -1, -0.04)).normalized(), sections[-1]
    mid = Vector((0, way[-1][0], way[-1][1]))
    for inset, forth in ((0.03, 0.006), (0.09, 0.014), (0.2, 0.022), (0.4, 0.027), (0.7, 0.0285), (0.98, 0.029)):
        sections.append([tuple(mid + (Vector(p) - mid) * (1 - inset) + end * forth) for p in last])
    loft(sections, shell, "arm")
    seam = lambda k, grow, material, thick: tube(
        [
            tuple(Vector((0, *way[k])) + (Vector(p) - Vector((0, *way[k]))) * grow)
            for p in sections[k] + sections[k][:1]
        ],
        thick,
        material,
        round_=False,
    )
    seam(14, 1.0, dark, 0.0012)
    seam(n - 9, 1.002, STEEL(), 0.0026)
    lathe([(0.0, 0.0), (0.042, 0.0), (0.05, 0.006), (0.06, 0.03), (0.06, 0.05)], dark, at=(0, centre, 0.236))
    # the bowl
    r, z0 = 0.122, 0.057
    lathe([(0.07, 0), (0.082, 0), (0.078, 0.008), (0.07, 0.01)], dark, at=(0, centre, z0 - 0.002))
    wall = curve([(0, 0.0), (0.06, 0.0), (0.078, 0.004), (0.1, 0.022), (0.114, 0.06), (0.12, 0.1), (r, 0.148)], 7)
    rim = [(r + 0.005, 0.15), (r + 0.0055, 0.153), (r + 0.003, 0.155), (r - 0.002, 0.153)]
    thick = 0.004 if mincer else 0.003
    inside = [(max(0, a - thick), z + thick) for a, z in reversed(wall)]
    lathe(wall + rim + inside, lit_glass("bowl") if mincer else steel, at=(0, centre, z0))
    for s in () if mincer else (-1, 1):
        loop = [
            (0.114, 0.142),
            (0.136, 0.146),
            (0.156, 0.138),
            (0.162, 0.118),
            (0.154, 0.098),
            (0.136, 0.088),
            (0.112, 0.09),
        ]
        tube([(s * x, centre, z0 + z) for x, z in loop], 0.006, steel)
    if not mincer:
        guard_and_whisk(centre, steel)

    def dial():
        turned_front(
            [(0.033, 0), (0.033, 0.004), (0.0285, 0.006), (0.027, 0.02), (0.0245, 0.023), (0, 0.023)], (0, 0, 0), steel
        )
        turned_front(
            [(0.0345, -0.001), (0.0345, 0.002), (0.0372, 0.002), (0.0372, -0.001)],
            (0, 0, 0),
            LIGHT("ring", (0.3, 0.75, 1)),
        )
        box((0.003, 0.002, 0.014), (0, -0.0235, 0.013), dark, 0.0008)

    if not mincer:
        placed(dial, (0, -0.19, 0.305))
        return
    placed(dial, (-0.0815, 0.128, 0.165), (0, 0, -90))
    # the mincer: its tube, the nut and the disc in front, the chute and the tray above
    cast, y = mat("cast", (0.66, 0.67, 0.68), 0.3, 1.0), -0.19
    turned_front([(0.04, 0), (0.04, 0.008), (0.034, 0.012)], (0, y, 0.31), dark)
    turned_front(
        curve([(0.024, 0.006), (0.024, 0.018), (0.029, 0.024), (0.03, 0.06), (0.033, 0.075), (0.037, 0.082)], 5)
        + [(0.037, 0.086)],
        (0, y, 0.31),
        cast,
    )
    nut = [(0.041, 0.08), (0.0425, 0.082), (0.0425, 0.103), (0.04, 0.106), (0.031, 0.106), (0.03, 0.1), (0, 0.1)]
    turned_front(nut, (0, y, 0.31), cast)
    for k in range(18):
        a = 2 * math.pi * k / 18
        lying(
            [(0, 0), (0.0035, 0.001), (0.0035, 0.019), (0, 0.02)],
            (0.0425 * math.cos(a), y - 0.103, 0.31 + 0.0425 * math.sin(a)),
            cast,
            n=16,
        )
    hole = mat("hole", (0.015, 0.015, 0.015), 0.7)
    for ring_, count in ((0, 1), (0.0085, 6), (0.0165, 12), (0.0245, 18)):
        for k in range(count):
            a = 2 * math.pi * k / count + ring_ * 40
            turned_front(
                [(0, 0.1004), (0.0029, 0.1004)], (ring_ * math.cos(a), y, 0.31 + ring_ * math.sin(a)), hole, 20
            )
    yc = y - 0.045
    chute = [(0.024, 0.318), (0.0235, 0.345), (0.0235, 0.385), (0.026, 0.398)]
    lathe(chute + [(0.022, 0.398), (0.021, 0.36), (0, 0.355)], cast, at=(0, yc, 0))
    edge = [
        (1.0, 0.0),
        (1.02, 0.002),
        (1.05, 0.03),
        (1.065, 0.033),
        (1.06, 0.036),
        (1.035, 0.032),
        (1.0, 0.006),
        (0.98, 0.004),
    ]
    plan = rounded(0.2, 0.13, 0.04, 10)
    loft([[(x * k, yc + 0.02 + q * k, 0.397 + z) for x, q in plan] for k, z in edge], cast, "tray")
    lathe([(0.0, 0.4022), (0.0215, 0.4022)], hole, at=(0, yc, 0), n=48)


{
    "dishwasher": dishwasher,
    "stand-mixer": stand_mixer,
    "hand-blender": hand_blender,
    "air-fryer": air_fryer,
    "kettle": kettle,
    "vacuum": vacuum,
    "robot-vacuum": robot_vacuum,
    "iron": iron,
    "steam-station": steam_station,
    "oil-radiator": oil_radiator,
    "induction-hob": induction_hob,
    "toaster-four": toaster_four,
    "air-fryer-dual": air_fryer_dual,
    "vacuum-stick": vacuum_stick,
    "air-conditioner-mobile": air_conditioner_mobile,
    "robot-vacuum-station": robot_vacuum_station,
    "iron-ceramic": iron_ceramic,
    "blender-portable": blender_portable,
    "oven-pyro": oven_pyro,
    "oven-mini-spit": oven_mini_spit,
    "microwave-frame": microwave_frame,
    "steam-station-tank": steam_station_tank,
    "hand-blender-set": hand_blender_set,
    "dishwasher-compact": dishwasher_compact,
    "dishwasher-open": dishwasher_open,
    "stand-mixer-arm": stand_mixer_arm,
}[opt["kind"]]()
opt["raw"] = True
